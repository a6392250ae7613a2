import type { Plugin, Rolldown } from 'vite';

/*
 * Tailwind compiles one sheet of utilities for all pages. This moves those that the layout does not use
 * into the sheets of the lazy chunks that do, so a page downloads what it shows.
 *
 * A rule may only move where that never changes which of two rules wins on an element, in whatever order
 * pages are visited. Sheets of chunks stand behind the entry's, and that of a chunk behind those of the
 * chunks that it imports. So a rule stays where it would come behind one that must win over it: one that
 * is behind it in Tailwind's order, sets one of its properties and may be on the same element. Two layers inside `utilities` keep
 * most of them apart: all with a variant (`md:`, `hover:`) win over all without, whatever sheet they are in.
 */
interface Utility {
  /** Its class, as markup has it; undefined where there is none. */
  name: string | undefined;
  /** What its rule stands under, such as `@media print`. */
  under: string;
  rule: string;
  /** What sets it apart from the utility without a variant; of `md:p-4` and `md:p-6` the same. */
  variant: string;
  properties: readonly string[];
}

const LAYER = '@layer utilities{';
/** A chunk without a sheet of its own gets none for fewer utilities: a request costs more than they. */
const FEWEST = 8;

const sides = (property: string, end = '') =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}${end}`);

/** What the shorthands set that utilities have. */
const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  padding: sides('padding'),
  'padding-inline': ['padding-left', 'padding-right'],
  'padding-block': ['padding-top', 'padding-bottom'],
  margin: sides('margin'),
  'margin-inline': ['margin-left', 'margin-right'],
  'margin-block': ['margin-top', 'margin-bottom'],
  inset: ['top', 'right', 'bottom', 'left'],
  'inset-inline': ['left', 'right'],
  'inset-block': ['top', 'bottom'],
  'border-width': sides('border', '-width'),
  'border-color': sides('border', '-color'),
  gap: ['row-gap', 'column-gap'],
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  overflow: ['overflow-x', 'overflow-y'],
  'place-items': ['align-items', 'justify-items'],
  'place-content': ['align-content', 'justify-content'],
  'place-self': ['align-self', 'justify-self'],
};

interface Rule {
  prelude: string;
  body: string;
}

/** The end of the block that begins in front of `from`. */
function blockEnd(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
  }
  return at;
}

/** The rules of a minified style sheet. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open === -1) break;
    const end = blockEnd(css, open + 1);
    rules.push({ prelude: css.slice(at, open), body: css.slice(open + 1, end - 1) });
    at = end;
  }
  return rules;
}

const CLASS = /\.((?:\\.|[\w-])+)/;

/** The utilities of a layer's text, in Tailwind's order. */
export function utilitiesIn(css: string, under = ''): Utility[] {
  return rulesIn(css).flatMap(({ prelude, body }): Utility[] => {
    if (prelude.startsWith('@')) return utilitiesIn(body, `${under}${prelude}{`);
    const escaped = CLASS.exec(prelude)?.[1] ?? '';
    const properties = body
      .split(';')
      .map((declaration) => declaration.slice(0, declaration.indexOf(':')))
      .map((property) => property.replace(/^-webkit-/, ''))
      .flatMap((property) => LONGHANDS[property] ?? [property]);
    return [
      {
        name: escaped === '' ? undefined : escaped.replaceAll(/\\(.)/g, '$1'),
        under,
        rule: `${prelude}{${body}}`,
        variant: under + prelude.replace(`.${escaped}`, ''),
        properties,
      },
    ];
  });
}

/** Whether both set the same on an element that has both. Of one kind, markup has one or the other. */
function compete(one: Utility, other: Utility): boolean {
  if ((one.variant === '') !== (other.variant === '')) return false;
  const sameKind =
    one.variant === other.variant && one.properties.join() === other.properties.join();
  return !sameKind && one.properties.some((property) => other.properties.includes(property));
}

interface Use<Chunk> {
  /** The chunks whose code has a class. */
  usersOf: (name: string) => readonly Chunk[];
  /** Whether the entry's sheet is that of a chunk too. */
  isEarly: (chunk: Chunk) => boolean;
  /** The lazy chunks that a chunk imports. */
  importsOf: (chunk: Chunk) => readonly Chunk[];
}

/**
 * Which chunks' sheets each utility goes to; null where it stays in the entry's. Two are on one element
 * only where one chunk has both, or gives one to a part in a lazy chunk that it imports. The entry's own
 * parts that take classes (`Key`, `Decor`, `RetryButton`) have no utilities of their own.
 * @param utilities in Tailwind's order
 */
export function placesOf<Chunk>(
  utilities: readonly Utility[],
  { usersOf, isEarly, importsOf }: Use<Chunk>,
): (readonly Chunk[] | null)[] {
  const behind: { other: Utility; users: readonly Chunk[]; place: readonly Chunk[] | null }[] = [];
  for (const utility of utilities.toReversed()) {
    const users = utility.name === undefined ? [] : usersOf(utility.name);
    const imports = users.flatMap(importsOf);
    const near = new Set([...users, ...imports]);
    // Of two sheets that have the same rule, the one that came last may stand behind all of the other's.
    const before = new Set(users.length > 1 ? near : imports);
    const mustStay = behind.some(
      ({ other, users: others, place }) =>
        compete(utility, other) &&
        others.some((chunk) => near.has(chunk)) &&
        (place === null || place.some((chunk) => before.has(chunk))),
    );
    const moves = users.length > 0 && !users.some(isEarly) && !mustStay;
    behind.push({ other: utility, users, place: moves ? users : null });
  }
  return behind.reverse().map(({ place }) => place);
}

/** The layer's text with these utilities. */
export function layerOf(utilities: readonly Utility[]): string {
  const print = (kind: readonly Utility[]) => {
    const blocks = kind.map(({ under, rule }, index) => {
      const opens = kind[index - 1]?.under === under ? '' : under;
      const closes =
        kind[index + 1]?.under === under ? '' : '}'.repeat(under.split('{').length - 1);
      return opens + rule + closes;
    });
    return blocks.join('');
  };
  const plain = print(utilities.filter(({ variant }) => variant === ''));
  const variants = print(utilities.filter(({ variant }) => variant !== ''));
  return `${LAYER}@layer plain{${plain}}@layer variants{${variants}}}`;
}

/** What stands in a script between spaces and quotes: the classes in it among much else. */
const wordsIn = (code: string): Set<string> => new Set(code.split(/[\s"'`]+/));

type Chunk = Rolldown.OutputChunk;

const isChunk = (output: Rolldown.OutputAsset | Chunk): output is Chunk => output.type === 'chunk';

/** Splits the utilities of the entry's style sheet; for a build with a sheet for each chunk. */
export function utilitiesByPage(): Plugin {
  return {
    name: 'utilities-by-page',
    // Before the links to the sheets are written.
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(isChunk);
      const withImports = (chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> => {
        if (found.has(chunk)) return found;
        found.add(chunk);
        for (const file of chunk.imports) {
          const imported = bundle[file];
          if (imported?.type === 'chunk') withImports(imported, found);
        }
        return found;
      };
      const sheetOf = ({ viteMetadata }: Chunk) => {
        const [file = ''] = viteMetadata?.importedCss ?? [];
        return { file, css: bundle[file]?.type === 'asset' ? String(bundle[file].source) : '' };
      };
      const replaceSheet = (chunk: Chunk, source: string) => {
        const { file } = sheetOf(chunk);
        const name = `${chunk.name}.css`;
        const sheets = chunk.viteMetadata?.importedCss;
        sheets?.delete(file);
        sheets?.add(this.getFileName(this.emitFile({ type: 'asset', name, source })));
        Reflect.deleteProperty(bundle, file);
      };

      const entry = chunks.find(({ isEntry }) => isEntry);
      if (entry === undefined) this.error('There is no entry');
      const { css } = sheetOf(entry);
      const begin = css.indexOf(LAYER);
      if (begin === -1) this.error('The entry has no style sheet of utilities');
      const end = blockEnd(css, begin + LAYER.length);
      const utilities = utilitiesIn(css.slice(begin + LAYER.length, end - 1));

      const words = new Map(chunks.map((chunk) => [chunk, wordsIn(chunk.code)]));
      const early = withImports(entry);
      for (const chunk of chunks) {
        const used = utilities.filter(({ name = '' }) => words.get(chunk)?.has(name));
        if (sheetOf(chunk).css === '' && used.length < FEWEST) early.add(chunk);
      }
      const places = placesOf<Chunk>(utilities, {
        usersOf: (name) => chunks.filter((chunk) => words.get(chunk)?.has(name)),
        isEarly: (chunk) => early.has(chunk),
        importsOf: (chunk) =>
          [...withImports(chunk)].filter((other) => other !== chunk && !early.has(other)),
      });
      const layer = (has: (place: readonly Chunk[] | null) => boolean) =>
        layerOf(utilities.filter((_, index) => has(places[index] ?? null)));
      const stay = layer((place) => place === null);
      replaceSheet(entry, css.slice(0, begin) + stay + css.slice(end));
      for (const chunk of new Set(places.flatMap((place) => place ?? []))) {
        const own = layer((place) => place?.includes(chunk) === true);
        replaceSheet(chunk, sheetOf(chunk).css + own);
      }
    },
  };
}
