/** The redirects of hosting: what other spellings of an address lead to. `firebase.json` holds them as text. */
import { seriesSlugs } from '../src/content/seriesSlugs.ts';
import { sitePaths } from '../src/content/sitePaths.ts';

interface Redirect {
  regex: string;
  destination: string;
  type: 301;
}

const isLetter = (character: string) => /[a-z]/.test(character);
const eitherCase = (text: string) =>
  text.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/**
 * A pattern for a text with at least one capital in it. Hosting's expressions (RE2) can neither
 * exclude the right spelling from a match, which would redirect to itself for ever, nor ignore case
 * in the local emulator.
 */
function withCapitals(text: string): string {
  const [first = '', ...others] = text;
  const rest = others.join('');
  if (!isLetter(first)) return first + withCapitals(rest);
  const capital = first.toUpperCase() + eitherCase(rest);
  return /[a-z]/.test(rest) ? `(?:${capital}|${first}${withCapitals(rest)})` : capital;
}

const END = String.raw`(?:\.html|/)?$`;

/** Each part of a path is put right by a rule of its own, one after another. */
export function redirects(): Redirect[] {
  const parts = sitePaths.map((path) => path.split('/').slice(1));
  const firsts = [...new Set(parts.map(([first = '']) => first))].filter((first) => first !== '');
  const rule = (regex: string, destination: string): Redirect => ({
    regex,
    destination,
    type: 301,
  });
  return [
    rule(String.raw`^/(.+)/index\.html$`, '/:1'),
    ...firsts.flatMap((first) => {
      const isPage = parts.some((each) => each.length === 1 && each[0] === first);
      const hasMore = parts.some((each) => each.length > 1 && each[0] === first);
      return [
        ...(isPage ? [rule(`^/${withCapitals(first)}${END}`, `/${first}`)] : []),
        ...(hasMore ? [rule(`^/${withCapitals(first)}/(.+)$`, `/${first}/:1`)] : []),
      ];
    }),
    rule(`^/about/${withCapitals('directors')}${END}`, '/about/directors'),
    rule(`^/about/${withCapitals('director')}/(.+)$`, '/about/director/:1'),
    ...seriesSlugs.map((slug) =>
      rule(`^/(markets|embed)/${withCapitals(slug)}${END}`, `/:1/${slug}`),
    ),
  ];
}
