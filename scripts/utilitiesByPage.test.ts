import { describe, expect, test } from 'vitest';
import { layerOf, placesOf, utilitiesIn } from './utilitiesByPage.ts';

const CSS =
  '.p-6{padding:1.5rem}.px-4{padding-inline:1rem}.pt-2{padding-top:.5rem}.pt-8{padding-top:2rem}' +
  '@media (hover:hover){.hover\\:pl-4:hover{padding-left:1rem}}' +
  '@media not all and (min-width:48rem){.max-md\\:p-2{padding:.5rem}.max-md\\:pt-\\[3px\\]{padding-top:3px}}' +
  ':is(.\\*\\:flex>*){display:flex}';

const utilities = utilitiesIn(CSS);

/** Where each utility is put, by its class; those that stay are left out. */
function placed(
  users: Readonly<Record<string, readonly string[]>>,
  imports: Readonly<Record<string, readonly string[]>> = {},
): Record<string, readonly string[]> {
  const places = placesOf(utilities, {
    usersOf: (name) => users[name] ?? [],
    isEarly: (chunk) => chunk === 'entry',
    importsOf: (chunk) => imports[chunk] ?? [],
  });
  return Object.fromEntries(
    utilities.flatMap(({ name = '' }, index) => {
      const place = places[index];
      return place ? [[name, place]] : [];
    }),
  );
}

test('utilities are known by the class that markup has', () => {
  const names = 'p-6 px-4 pt-2 pt-8 hover:pl-4 max-md:p-2 max-md:pt-[3px] *:flex';
  expect(utilities.map(({ name }) => name)).toEqual(names.split(' '));
});

test('those with a variant are printed behind those without, under what they stood under', () => {
  const half = utilities.filter(({ name }) => /^(px-4|max-md:.*|\*:flex)$/.test(name ?? ''));
  expect(layerOf(half.toReversed())).toBe(
    '@layer utilities{@layer plain{.px-4{padding-inline:1rem}}@layer variants{' +
      ':is(.\\*\\:flex>*){display:flex}@media not all and (min-width:48rem){' +
      '.max-md\\:pt-\\[3px\\]{padding-top:3px}.max-md\\:p-2{padding:.5rem}}}}',
  );
});

describe('a utility', () => {
  test('goes to the chunks that use it', () => {
    expect(placed({ 'pt-8': ['About'], '*:flex': ['About', 'Contact'] })).toEqual({
      'pt-8': ['About'],
      '*:flex': ['About', 'Contact'],
    });
  });

  test('stays where one that stays must win over it', () => {
    // .p-6 in a sheet behind .px-4 would win over it on an element that has both.
    expect(placed({ 'p-6': ['About'], 'px-4': ['About', 'entry'] })).toEqual({});
    expect(placed({ 'p-6': ['About'], 'px-4': ['entry'] })).toEqual({ 'p-6': ['About'] });
    const both = { 'p-6': ['About'], 'px-4': ['About'] };
    expect(placed(both)).toEqual(both);
  });

  test('goes where only others of its kind stay: an element has one of them', () => {
    const users = { 'pt-2': ['About'], 'pt-8': ['About', 'entry'] };
    expect(placed(users)).toEqual({ 'pt-2': ['About'] });
  });

  test('without a variant goes where those with one stay: these are in a layer of their own', () => {
    const users = { 'pt-8': ['About'], 'max-md:p-2': ['About', 'entry'] };
    expect(placed(users)).toEqual({ 'pt-8': ['About'] });
  });

  test('of several chunks stays where one of them has another that must win over it', () => {
    const paddings = { 'px-4': ['About'], 'pt-2': ['About'], 'pt-8': ['About'] };
    expect(placed({ 'p-6': ['About', 'Contact'], ...paddings })).toEqual(paddings);
    expect(placed({ 'max-md:p-2': ['About', 'Home'], 'max-md:pt-[3px]': ['Contact'] })).toEqual({
      'max-md:p-2': ['About', 'Home'],
      'max-md:pt-[3px]': ['Contact'],
    });
  });

  test('stays where one in a chunk that its own imports must win over it', () => {
    const users = { 'max-md:p-2': ['About'], 'max-md:pt-[3px]': ['Carousel'] };
    expect(placed(users)).toEqual(users);
    expect(placed(users, { About: ['Carousel'] })).toEqual({ 'max-md:pt-[3px]': ['Carousel'] });
  });
});
