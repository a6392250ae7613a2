import { expect, it } from 'vitest';
import { getNextProgress, NOTHING_STORED, type SaveProgress } from './saveProgress';
import { createNewsItem } from '../../../../tests/helpers/builders';

const createPicture = (name: string) => ({
  file: new File([name], name),
  url: `https://example.com/${name}`,
});
const [first, second] = [createPicture('first.png'), createPicture('second.png')];
const item = createNewsItem(1, { thumbnailUrl: first.url });
const retyped = createNewsItem(1, { title: 'Retyped', thumbnailUrl: first.url });

const createUnconfirmed = (
  picture: typeof first | null,
  items: readonly (typeof item)[] = [item],
): SaveProgress => ({ status: 'unconfirmed', items, picture });
const stored: SaveProgress = { status: 'picture-stored', picture: first };
const storedAgain: SaveProgress = { status: 'picture-stored', picture: second };

const pictureStored = { type: 'picture-stored', picture: second } as const;
const saved = { type: 'item-saved' } as const;
const notSaved = { type: 'item-not-saved' } as const;
const lost = { type: 'item-unconfirmed', item: retyped } as const;

it.each([
  ['nothing stored', 'the picture is stored', NOTHING_STORED, pictureStored, storedAgain],
  ['nothing stored', 'the item is saved', NOTHING_STORED, saved, NOTHING_STORED],
  ['nothing stored', 'the save fails', NOTHING_STORED, notSaved, NOTHING_STORED],
  [
    'nothing stored',
    'the server does not respond',
    NOTHING_STORED,
    lost,
    createUnconfirmed(null, [retyped]),
  ],
  ['a picture', 'the picture is stored', stored, pictureStored, storedAgain],
  ['a picture', 'the item is saved', stored, saved, NOTHING_STORED],
  ['a picture', 'the save fails', stored, notSaved, NOTHING_STORED],
  ['a picture', 'the server does not respond', stored, lost, createUnconfirmed(first, [retyped])],
  [
    'an unconfirmed item',
    'the picture is stored',
    createUnconfirmed(first),
    pictureStored,
    createUnconfirmed(second),
  ],
  ['an unconfirmed item', 'the item is saved', createUnconfirmed(first), saved, NOTHING_STORED],
  [
    'an unconfirmed item',
    'the save fails',
    createUnconfirmed(first),
    notSaved,
    createUnconfirmed(first),
  ],
  [
    'an unconfirmed item',
    'the server does not respond',
    createUnconfirmed(first),
    lost,
    createUnconfirmed(first, [item, retyped]),
  ],
  [
    'an item without picture',
    'the save fails',
    createUnconfirmed(null),
    notSaved,
    createUnconfirmed(null),
  ],
  [
    'a picture of no item',
    'the save fails',
    createUnconfirmed(second),
    notSaved,
    createUnconfirmed(null),
  ],
] as const)(
  'returns the progress of a save after "%s" and the event "%s"',
  (_stored, _event, before, event, after) => {
    expect(getNextProgress(before, event)).toEqual(after);
  },
);
