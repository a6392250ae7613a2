/*
 * The pictures that chats and feeds show beside a link: one for each section and series, drawn as
 * SVG from the site's own drawings, fonts and words. Text becomes outlines, so that no font has to
 * be installed where the site is built.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { whoWeAre } from '../../src/content/about.ts';
import { firm } from '../../src/content/firm.ts';
import { hero } from '../../src/content/home.ts';
import { legalPages } from '../../src/content/legal/pages.ts';
import { legalPicture, legalTexts } from '../../src/content/legal/texts.ts';
import {
  metadata,
  SHARE_PICTURE,
  type SharedSection,
  sharePicturePath,
} from '../../src/content/metadata.ts';
import { seriesContent } from '../../src/content/series.ts';
import { keysOf } from '../../src/lib/records.ts';
import { projectFolder } from '../local.ts';
import { pngOf } from './png.ts';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
/** The edge between the paper and the panel, px. */
const EDGE = 738;
const MARGIN = 64;
const HEADLINE = { size: 104, leading: 101, top: 132, weight: 700, spacing: -0.03 };
const TAGLINE = { size: 32, leading: 44, weight: 500, spacing: 0 };
/** The distance from the bottom edge to the foot of the logo. */
const FOOT = 32;
const SQUARE = 32;
/** The distance between the ticks of an axis. */
const TICK = 15;

const ink = '#15284a';
const navy = '#0b1830';
const cyan = '#15bffd';
const quiet = '#b8c7e0';

interface Picture {
  headline: readonly string[];
  /** The text under the headline; the firm's tagline by default. */
  words?: string;
  /** Draws the ticks of a chart along the lower edge. */
  ruler?: true;
  /** A file of a drawing, its place, and how it fills that. */
  drawing: readonly [file: string, x: number, y: number, width: number, height: number];
}

/** The drawing of a series, and of a legal page. */
const moon: Picture['drawing'] = ['adire-moon.svg', EDGE + 96, 240, 560, 560];

/** The drawing of the outlook begins at the edge, 520 of its 1,040 down. */
const outlook: Picture['drawing'] = ['hero-next.svg', EDGE, -36, 1080, 936];

/**
 * The pictures of sections as far as they are their own: by default the title over the drawing of
 * Home.
 */
const ofSections: Readonly<Partial<Record<SharedSection, Partial<Picture>>>> = {
  home: { headline: hero.lines.map((words) => words.join(' ')) },
  about: { headline: [whoWeAre.title], drawing: ['about-endgrain.svg', 660, 60, 720, 720] },
  services: { headline: ['Services'], drawing: ['service-strategic.svg', EDGE + 8, 180, 452, 352] },
  resources: {
    headline: ['Resources'],
    drawing: ['page-calendar.svg', EDGE - 60, 210, 1500, 420],
  },
  contact: { headline: ['Contact Us'], drawing: ['day-dial.svg', EDGE + 51, 150, 360, 360] },
  markets: { headline: ['Markets'], words: metadata.markets.description, ruler: true },
};

interface Style {
  size: number;
  weight: number;
  /** The letter spacing, in ems. */
  spacing: number;
}

async function readFont(name: string): Promise<Font> {
  const woff2 = await readFile(join(projectFolder, 'src/ui/fonts', name));
  // fontkit reads the compressed form too, but not its weights.
  const font = create(Buffer.from(await decompress(woff2)));
  if (!('getVariation' in font)) throw new Error(`${name} holds several fonts, not one`);
  return font;
}

/**
 * Returns the outlines of a line of text that begins at `x` on the base line `y`, as the data of a
 * path.
 */
function outline(font: Font, text: string, { size, weight, spacing }: Style, x: number, y: number) {
  const weighted = font.getVariation({ wght: weight });
  const scale = size / weighted.unitsPerEm;
  const run = weighted.layout(text);
  let left = x;
  return run.glyphs
    .map((glyph, index) => {
      const place = run.positions[index];
      const path = glyph.path
        .scale(scale, -scale)
        .translate(left + (place?.xOffset ?? 0) * scale, y)
        .toSVG();
      left += (place?.xAdvance ?? glyph.advanceWidth) * scale + spacing * size;
      return path;
    })
    .join('');
}

/** Breaks a text into lines that fit. */
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

async function imageOf([file, x, y, width, height]: Picture['drawing']): Promise<string> {
  const svg = await readFile(join(projectFolder, 'public/images', file));
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<image ${place} href="data:image/svg+xml;base64,${svg.toString('base64')}"/>`;
}

function squares(): string {
  const across = Array.from({ length: HEIGHT / SQUARE }, (_, n) => `M0 ${n * SQUARE}.5H${EDGE}`);
  const down = Array.from({ length: EDGE / SQUARE }, (_, n) => `M${n * SQUARE}.5 0V${HEIGHT}`);
  return `<path d="${[...across, ...down].join('')}" stroke="#e6edf7" fill="none"/>`;
}

/** Ticks from the lower edge, each fifth one long, in a tone for paper and one for the panel. */
function ruler(): string {
  const ticks = Array.from({ length: WIDTH / TICK }, (_, n) => {
    const height = n % 5 === 0 ? 24 : 12;
    return `M${n * TICK} ${HEIGHT}V${HEIGHT - height}`;
  }).join('');
  const path = `<path d="${ticks}" stroke-width="2"/>`;
  return `<g clip-path="url(#paper)" stroke="${ink}">${path}</g><g clip-path="url(#panel)" stroke="${quiet}">${path}</g>`;
}

async function svgOf(picture: Picture, { head, body }: Record<'head' | 'body', Font>) {
  const headline = picture.headline
    .map((line, n) => outline(head, line, HEADLINE, MARGIN, HEADLINE.top + n * HEADLINE.leading))
    .join('');
  const below = HEADLINE.top + picture.headline.length * HEADLINE.leading - 24;
  const tagline = wrap(body, picture.words ?? firm.tagline, TAGLINE, EDGE - 2 * MARGIN)
    .map((line, n) => outline(body, line, TAGLINE, MARGIN, below + n * TAGLINE.leading))
    .join('');
  const caption = outline(body, 'Illustration', { size: 26, weight: 500, spacing: 0 }, 1020, 52);
  const bottom = HEIGHT - FOOT - (picture.ruler ? 20 : 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<clipPath id="paper"><path d="M0 0H${EDGE}V${HEIGHT}H0Z"/></clipPath>
<clipPath id="panel"><path d="M${EDGE} 0H${WIDTH}V${HEIGHT}H${EDGE}Z"/></clipPath>
<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#fff"/>${squares()}
<path d="M${EDGE} 0H${WIDTH}V${HEIGHT}H${EDGE}Z" fill="${navy}"/>
<g clip-path="url(#panel)">${await imageOf(picture.drawing)}</g>
<path d="M${EDGE - 2} 0H${EDGE + 2}V${HEIGHT}H${EDGE - 2}Z" fill="${cyan}"/>
<g clip-path="url(#paper)" fill="${ink}"><path d="${headline}"/><path d="${tagline}" fill="#51607a"/></g>
<g clip-path="url(#panel)" fill="#fff"><path d="${headline}"/><path d="${caption}" fill="${quiet}"/></g>
${await imageOf(['logo.svg', MARGIN - 4, bottom - 72, 297, 72])}${picture.ruler ? ruler() : ''}
</svg>`;
}

/** Writes the pictures of links, as PNG, into the built site. */
export async function writeSharePictures(dist: string): Promise<void> {
  const fonts = {
    head: await readFont('montserrat-latin-wght-normal.woff2'),
    body: await readFont('inter-latin-wght-normal.woff2'),
  };
  const write = async (address: string, picture: Picture) => {
    const file = join(dist, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await pngOf(await svgOf(picture, fonts)));
  };
  const headlineOf = (title: string) => wrap(fonts.head, title, HEADLINE, WIDTH - 2 * MARGIN);
  for (const section of keysOf(metadata)) {
    if (section === 'admin') continue;
    const plain = { headline: headlineOf(metadata[section].title), drawing: outlook };
    await write(sharePicturePath(section), { ...plain, ...ofSections[section] });
  }
  // Without figures: chats keep what they found.
  for (const { slug, name, lead } of seriesContent) {
    const picture = { headline: [name], words: lead, drawing: moon, ruler: true } as const;
    await write(sharePicturePath(slug), picture);
  }
  for (const path of keysOf(legalPages)) {
    const headline = headlineOf(legalPages[path]);
    await write(legalPicture(path), { headline, words: legalTexts[path].lead, drawing: moon });
  }
}
