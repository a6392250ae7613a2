import { type DescribeChange, differencesOf, type Row, shortened } from '@/lib/difference';
import { textRows } from '@/lib/fields';
import { keysOf, mapKeys } from '@/lib/records';
import { type StoredFields, textIn } from '@/lib/stored';
import { NEWS_COLLECTION } from '../documents';
import { newsTexts } from '../fields';
import { isOwnPicture, type TypedNews } from './newsDraft';

const NAME = 'News';
const ACTIVE = 'Active';

export const newsFields = (typed: TypedNews): Row[] => [
  ...textRows(newsTexts, typed),
  { label: ACTIVE, text: typed.isActive ? 'Yes' : 'No' },
];

/** Returns the rows that describe a stored item. */
function itemRows(item: StoredFields): Row[] {
  const url = textIn(item, 'thumbnailUrl') ?? '';
  const own = isOwnPicture(url);
  const texts = mapKeys(keysOf(newsTexts), (field) => textIn(item, field) ?? '');
  return [
    { label: ACTIVE, text: item['isActive'] === true ? 'Active' : 'Not active' },
    ...textRows(newsTexts, texts),
    { label: 'Thumbnail', text: own ? 'Own picture' : 'From the video', id: own ? url : '' },
  ];
}

/** Describes changes of news items. Returns null for other documents. */
export const describeNewsChange: DescribeChange = (path, before, after) => {
  if (!path.startsWith(`${NEWS_COLLECTION}/`)) return null;
  const [from, to] = [before, after].map((item) => (item === null ? [] : itemRows(item)));
  const title = shortened(textIn(after ?? {}, 'title') ?? textIn(before ?? {}, 'title') ?? '');
  const found = differencesOf(from ?? [], to ?? [], {
    noteOf: (old, now) => {
      if (old === undefined) return 'item added';
      if (now === undefined) return 'item deleted';
      if (now.label === ACTIVE) return now.text === 'Active' ? 'now on Home' : 'no longer on Home';
      return now.label === newsTexts.title.label ? '' : title;
    },
  });
  const named = found.map((each) =>
    each.label === ACTIVE ? { ...each, label: title || NAME } : each,
  );
  // For an added or deleted item, the title is enough.
  const differences = before === null || after === null ? named.slice(0, 1) : named;
  return { name: NAME, differences, recordScope: 'fields' };
};
