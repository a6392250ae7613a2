import { type DescribeChange, findDifferences, type ValueRow, shortenText } from '@/lib/difference';
import { toTextRows } from '@/lib/fields';
import { listKeys, mapKeys } from '@/lib/records';
import { type StoredFields, readText } from '@/lib/stored';
import { NEWS_COLLECTION } from '../documents';
import { newsTextFields } from '../fields';
import { isOwnPicture, type StorableNewsDraft } from './newsDraft';

const SECTION_NAME = 'News';
const ACTIVE_LABEL = 'Active';

export const toNewsRows = (typed: StorableNewsDraft): ValueRow[] => [
  ...toTextRows(newsTextFields, typed),
  { label: ACTIVE_LABEL, text: typed.isActive ? 'Yes' : 'No' },
];

/** Returns the texts of a stored item as rows for a comparison. */
function toItemRows(item: StoredFields): ValueRow[] {
  const url = readText(item, 'thumbnailUrl') ?? '';
  const own = isOwnPicture(url);
  const texts = mapKeys(listKeys(newsTextFields), (field) => readText(item, field) ?? '');
  return [
    { label: ACTIVE_LABEL, text: item['isActive'] === true ? 'Active' : 'Not active' },
    ...toTextRows(newsTextFields, texts),
    { label: 'Thumbnail', text: own ? 'Own picture' : 'From the video', id: own ? url : '' },
  ];
}

/** Describes a change of a news item. Returns null if the document is not a news item. */
export const describeNewsChange: DescribeChange = (path, before, after) => {
  if (!path.startsWith(`${NEWS_COLLECTION}/`)) return null;
  const [from, to] = [before, after].map((item) => (item === null ? [] : toItemRows(item)));
  const title = shortenText(
    readText(after ?? {}, 'title') ?? readText(before ?? {}, 'title') ?? '',
  );
  const found = findDifferences(from ?? [], to ?? [], {
    noteOf: (old, now) => {
      if (old === undefined) return 'item added';
      if (now === undefined) return 'item deleted';
      if (now.label === ACTIVE_LABEL)
        return now.text === 'Active' ? 'now on Home' : 'no longer on Home';
      return now.label === newsTextFields.title.label ? '' : title;
    },
  });
  const named = found.map((each) =>
    each.label === ACTIVE_LABEL ? { ...each, label: title || SECTION_NAME } : each,
  );
  // An added or deleted item is described by its title alone.
  const differences = before === null || after === null ? named.slice(0, 1) : named;
  return { name: SECTION_NAME, differences, recordScope: 'fields' };
};
