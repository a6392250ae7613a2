import { useState } from 'react';
import { seriesContent } from '@/content/series';
import { toSeriesPath } from '@/content/seriesSlugs';
import { Box } from '@/ui/admin/Box';
import { SelectField } from '@/ui/admin/SelectField';
import { LoadFailed } from '@/ui/admin/LoadFailed';
import { Spinner } from '@/ui/admin/Spinner';
import { useRequest } from '@/ui/useRequest';
import { ImportPoints } from './ImportPoints';
import { historyFormMessages } from './messages';
import { HistoryPoint } from './HistoryPoint';
import { loadSubjects } from './points';
import type { HistorySubject } from './subjects';

/** Returns the URL of the public page of a figure. For a rate, the URL selects its tenor. */
function getPublicPage({ series, label }: HistorySubject): string | undefined {
  const content = seriesContent.find(({ id }) => id === series);
  if (content === undefined) return undefined;
  const path = toSeriesPath(content.slug);
  return label === undefined ? path : `${path}?tenure=${encodeURIComponent(label)}`;
}

/**
 * The page on which staff add, correct and withdraw past figures, one by one or from a file. The
 * input stays when staff choose another series.
 */
export function PastFigures() {
  const request = useRequest('', historyFormMessages.loadFailed, loadSubjects);
  const { data: subjects, failed, reload } = request;
  const [chosen, setChosen] = useState('asi');
  const [saves, setSaves] = useState(0);
  const countSave = (begins: boolean) => setSaves((count) => count + (begins ? 1 : -1));
  const subject = subjects?.find(({ id }) => id === chosen);
  const page = subject && getPublicPage(subject);
  return (
    <div className="grid gap-6 max-rail:gap-4">
      <Box
        title="Figure"
        busy={subjects === null && !failed}
        {...(page !== undefined && { viewHref: page })}
      >
        {failed && <LoadFailed onRetry={reload}>{historyFormMessages.loadFailed}</LoadFailed>}
        {subjects === null && !failed && <Spinner>Loading...</Spinner>}
        {subjects !== null && (
          <SelectField
            label="Series"
            className="md:max-w-[400px]"
            disabled={saves > 0}
            value={chosen}
            options={subjects}
            onChoose={setChosen}
          />
        )}
      </Box>
      {subject !== undefined && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-rail:gap-4 pair:grid-cols-[minmax(0,400px)_minmax(0,1fr)]">
          <HistoryPoint subject={subject} onSaving={countSave} />
          <ImportPoints subject={subject} onSaving={countSave} />
        </div>
      )}
    </div>
  );
}
