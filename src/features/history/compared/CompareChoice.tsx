import { useId } from 'react';
import { seriesContent } from '@/content/series';
import { compareMessages } from '../messages';
import type { Series } from '../series/useSeries';
import { findComparisonChoice, YEAR_EARLIER } from './comparisonChoice';

export function CompareChoice({
  content,
  address,
  change,
}: Pick<Series, 'content' | 'address' | 'change'>) {
  const id = useId();
  const others = seriesContent.filter(({ slug }) => slug !== content.slug);
  return (
    <span className="compare">
      <label htmlFor={id}>{compareMessages.choose}</label>
      <select
        id={id}
        value={address.compare ?? ''}
        onChange={(event) =>
          change({ compare: findComparisonChoice(content, event.target.value) ?? null })
        }
      >
        <option value="">{compareMessages.nothing}</option>
        <option value={YEAR_EARLIER}>{compareMessages.yearEarlier}</option>
        {others.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
