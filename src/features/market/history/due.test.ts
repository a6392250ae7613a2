import { expect, it } from 'vitest';
import { pointsOf } from '../../../../tests/helpers/historyPoints';
import { describeBeginning, nextDue } from './due';
import cases from './due.cases.json' with { type: 'json' };
import { figuresOf } from './figures';
import { contentOf } from '../../../../tests/helpers/series';

const due = (slug: string, newest: string, now: string) =>
  nextDue(contentOf(slug), figuresOf(pointsOf({ [newest]: 1 })), new Date(now));

// At 23:30 in UTC it is Monday in Lagos already, and no figure of it is there.
it.each(cases.next)(
  'the next figure of $slug after $newest, on $now: $words',
  ({ slug, newest, now, day, words }) => {
    expect(due(slug, newest, now)).toMatchObject({ day, words });
  },
);

it.each(cases.begins)(
  'a series without figures says when it will begin: $slug on $now',
  ({ slug, now, words }) => {
    expect(describeBeginning(contentOf(slug), new Date(now))).toBe(
      `No figures yet. The first is ${words}.`,
    );
  },
);
