/*
 * Writes the pictures that chats and feeds show beside a link, one for each section and series. The
 * pictures are SVGs with the site's own drawings, fonts and texts. Text is converted to outlines,
 * so the machine that builds the site needs no fonts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { whoWeAre } from '../../src/content/about.ts';
import { firm } from '../../src/content/firm.ts';
import { hero } from '../../src/content/home.ts';
import { legalPages } from '../../src/content/legal/pages.ts';
import { toLegalPicturePath, legalTexts } from '../../src/content/legal/texts.ts';
import {
  metadata,
  SHARE_PICTURE,
  type SharedSection,
  toSharePicturePath,
} from '../../src/content/metadata.ts';
import { seriesContent } from '../../src/content/series.ts';
import { listKeys } from '../../src/lib/records.ts';
import { projectFolder } from '../local.ts';
import { renderPng } from './png.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
/**
 * The x position in pixels where the white part (`paper`) ends and the dark part (`panel`) begins.
 */
const EDGE = 738;
const MARGIN = 64;
const HEADLINE = { size: 104, leading: 101, top: 132, weight: 700, spacing: -0.03 };
const TAGLINE = { size: 32, leading: 44, weight: 500, spacing: 0 };
/** Distance in pixels from the bottom edge of the picture to the lower edge of the logo. */
const LOGO_BOTTOM = 32;
const SQUARE_SIZE = 32;
/** Distance in pixels between the ticks of an axis. */
const TICK_DISTANCE = 15;

const ink = '#15284a';
const navy = '#0b1830';
const cyan = '#15bffd';
const quietBlue = '#b8c7e0';

interface Picture {
  headline: readonly string[];
  /** Text under the headline. Default: the firm's tagline. */
  text?: string;
  ruler?: true;
  /** Name of the drawing's file, and the position and size of the drawing. */
  drawing: readonly [file: string, x: number, y: number, width: number, height: number];
}

/** Drawing for series and legal pages. */
const moonDrawing: Picture['drawing'] = ['adire-moon.svg', EDGE + 96, 240, 560, 560];

/** Default drawing. Its left edge is the left edge of the panel. */
const outlookDrawing: Picture['drawing'] = ['hero-next.svg', EDGE, -36, 1080, 936];

/**
 * How the picture of a section differs from the default picture. The default picture shows the
 * title of the section and the drawing from the home page.
 */
const sectionPictures: Readonly<Partial<Record<SharedSection, Partial<Picture>>>> = {
  home: { headline: hero.lines.map((words) => words.join(' ')) },
  about: { headline: [whoWeAre.title], drawing: ['about-endgrain.svg', 660, 60, 720, 720] },
  services: { headline: ['Services'], drawing: ['service-strategic.svg', EDGE + 8, 180, 452, 352] },
  resources: {
    headline: ['Resources'],
    drawing: ['page-calendar.svg', EDGE - 60, 210, 1500, 420],
  },
  contact: { headline: ['Contact Us'], drawing: ['day-dial.svg', EDGE + 51, 150, 360, 360] },
  markets: { headline: ['Markets'], text: metadata.markets.description, ruler: true },
  notes: { headline: ['Notes', 'of the day'], text: metadata.notes.description, ruler: true },
};

interface Style {
  size: number;
  weight: number;
  /** Letter spacing in em. */
  spacing: number;
}

async function readFont(name: string): Promise<Font> {
  const woff2 = await readFile(join(projectFolder, 'src/ui/fonts', name));
  // fontkit can read WOFF2 files, but it ignores their font weights. Therefore the file is
  // decompressed first.
  const font = create(Buffer.from(await decompress(woff2)));
  if (!('getVariation' in font)) throw new Error(`${name} contains several fonts instead of one`);
  return font;
}

/**
 * Returns the outlines of a line of text as path data. `x` is the left end of the text, and `y` is
 * its baseline.
 */
function toOutlines(
  font: Font,
  text: string,
  { size, weight, spacing }: Style,
  x: number,
  y: number,
) {
  const weighted = font.getVariation({ wght: weight });
  const scale = size / weighted.unitsPerEm;
  const run = weighted.layout(text);
  let left = x;
  return run.glyphs
    .map((glyph, index) => {
      const position = run.positions[index];
      const path = glyph.path
        .scale(scale, -scale)
        .translate(left + (position?.xOffset ?? 0) * scale, y)
        .toSVG();
      left += (position?.xAdvance ?? glyph.advanceWidth) * scale + spacing * size;
      return path;
    })
    .join('');
}

function wrap(font: Font, text: string, { size, weight }: Style, width: number): string[] {
  const weighted = font.getVariation({ wght: weight });
  const fits = (line: string) =>
    (weighted.layout(line).advanceWidth * size) / weighted.unitsPerEm <= width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && fits(`${line} ${word}`)) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

async function renderImage([file, x, y, width, height]: Picture['drawing']): Promise<string> {
  const svg = await readFile(join(projectFolder, 'public/images', file));
  const attributes = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<image ${attributes} href="data:image/svg+xml;base64,${svg.toString('base64')}"/>`;
}

function renderSquares(): string {
  const across = Array.from(
    { length: HEIGHT / SQUARE_SIZE },
    (_, n) => `M0 ${n * SQUARE_SIZE}.5H${EDGE}`,
  );
  const down = Array.from(
    { length: EDGE / SQUARE_SIZE },
    (_, n) => `M${n * SQUARE_SIZE}.5 0V${HEIGHT}`,
  );
  return `<path d="${[...across, ...down].join('')}" stroke="#e6edf7" fill="none"/>`;
}

/**
 * Draws ticks along the lower edge of the picture. Every fifth tick is long. The ticks on the paper
 * and on the panel have different colours.
 */
function ruler(): string {
  const ticks = Array.from({ length: WIDTH / TICK_DISTANCE }, (_, n) => {
    const height = n % 5 === 0 ? 24 : 12;
    return `M${n * TICK_DISTANCE} ${HEIGHT}V${HEIGHT - height}`;
  }).join('');
  const path = `<path d="${ticks}" stroke-width="2"/>`;
  return `<g clip-path="url(#paper)" stroke="${ink}">${path}</g><g clip-path="url(#panel)" stroke="${quietBlue}">${path}</g>`;
}

async function renderSvg(picture: Picture, { head, body }: Record<'head' | 'body', Font>) {
  const headline = picture.headline
    .map((line, n) => toOutlines(head, line, HEADLINE, MARGIN, HEADLINE.top + n * HEADLINE.leading))
    .join('');
  const below = HEADLINE.top + picture.headline.length * HEADLINE.leading - 24;
  const tagline = wrap(body, picture.text ?? firm.tagline, TAGLINE, EDGE - 2 * MARGIN)
    .map((line, n) => toOutlines(body, line, TAGLINE, MARGIN, below + n * TAGLINE.leading))
    .join('');
  const caption = toOutlines(body, 'Illustration', { size: 26, weight: 500, spacing: 0 }, 1020, 52);
  const bottom = HEIGHT - LOGO_BOTTOM - (picture.ruler ? 20 : 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<clipPath id="paper"><path d="M0 0H${EDGE}V${HEIGHT}H0Z"/></clipPath>
<clipPath id="panel"><path d="M${EDGE} 0H${WIDTH}V${HEIGHT}H${EDGE}Z"/></clipPath>
<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#fff"/>${renderSquares()}
<path d="M${EDGE} 0H${WIDTH}V${HEIGHT}H${EDGE}Z" fill="${navy}"/>
<g clip-path="url(#panel)">${await renderImage(picture.drawing)}</g>
<path d="M${EDGE - 2} 0H${EDGE + 2}V${HEIGHT}H${EDGE - 2}Z" fill="${cyan}"/>
<g clip-path="url(#paper)" fill="${ink}"><path d="${headline}"/><path d="${tagline}" fill="#51607a"/></g>
<g clip-path="url(#panel)" fill="#fff"><path d="${headline}"/><path d="${caption}" fill="${quietBlue}"/></g>
${await renderImage(['logo.svg', MARGIN - 4, bottom - 72, 297, 72])}${picture.ruler ? ruler() : ''}
</svg>`;
}

export async function writeSharePictures(dist: string): Promise<void> {
  const fonts = {
    head: await readFont('montserrat-latin-wght-normal.woff2'),
    body: await readFont('inter-latin-wght-normal.woff2'),
  };
  const write = async (address: string, picture: Picture) => {
    const file = join(dist, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await renderPng(await renderSvg(picture, fonts)));
  };
  const wrapHeadline = (title: string) => wrap(fonts.head, title, HEADLINE, WIDTH - 2 * MARGIN);
  for (const section of listKeys(metadata)) {
    if (section === 'admin') continue;
    const plain = { headline: wrapHeadline(metadata[section].title), drawing: outlookDrawing };
    await write(toSharePicturePath(section), { ...plain, ...sectionPictures[section] });
  }
  // These pictures contain no figures, because chats cache pictures and would show outdated
  // figures.
  for (const { slug, name, lead } of seriesContent) {
    const picture = { headline: [name], text: lead, drawing: moonDrawing, ruler: true } as const;
    await write(toSharePicturePath(slug), picture);
  }
  for (const path of listKeys(legalPages)) {
    const headline = wrapHeadline(legalPages[path]);
    await write(toLegalPicturePath(path), {
      headline,
      text: legalTexts[path].lead,
      drawing: moonDrawing,
    });
  }
}
