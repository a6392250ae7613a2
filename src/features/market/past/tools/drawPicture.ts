/*
 * Paints the picture of a series on a canvas: the chart on paper, what it says on the panel. It is
 * read at the size of a chat too, 360 px wide, so no letters are below 26 px. Fetched only when
 * somebody asks for a picture.
 */
import { SHARE_PICTURE } from '@/content/metadata';
import { partOf } from './missingPart';
import { type Face, Painter } from './painter';
import { pictureOf, type SharePicture } from './picture';
import type { ShownSeries } from '../files';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
/** Where the paper ends and the panel begins, px; the rest of the places are px too. */
const EDGE = 800;
const PLOT = { top: 164, height: 328 } as const;
/** Further down than the plot: words under the lowest point stand between. */
const RULER = 540;
const PANEL_LEFT = EDGE + 48;
const PANEL_WIDTH = WIDTH - PANEL_LEFT - 28;
const MARGIN = 16;
const LABEL_GAP = 24;

const colours = {
  paper: '#ffffff',
  navy: '#0b1830',
  ink: '#15284a',
  muted: '#51607a',
  quiet: '#b8c7e0',
  hair: '#d3ddeb',
  edge: '#71819b',
  link: '#0b5cad',
  cyan: '#15bffd',
  white: '#ffffff',
  gain: '#4ade80',
  loss: '#fca5a5',
} as const;

const HEAD = 'Montserrat, Montserrat extended, sans-serif';
const BODY = 'Inter, Inter extended, sans-serif';
const FIGURES = `Figures, ${BODY}`;

const faces = {
  title: { weight: 650, size: 42, family: HEAD, spacing: -0.03 },
  period: { weight: 500, size: 30, family: BODY, spacing: -0.01 },
  value: { weight: 500, size: 86, family: FIGURES, spacing: -0.02 },
  change: { weight: 600, size: 48, family: BODY, spacing: -0.01 },
  since: { weight: 400, size: 34, family: BODY, spacing: 0 },
  site: { weight: 500, size: 26, family: BODY, spacing: -0.01 },
  mark: { weight: 600, size: 26, family: BODY, spacing: 0 },
  axis: { weight: 400, size: 28, family: BODY, spacing: 0 },
} as const satisfies Record<string, Face>;

const arrows = {
  up: 'M12 20V5M6 10.5l6-6 6 6',
  down: 'M12 4v15M6 13.5l6 6 6-6',
} as const;

/** A canvas draws with what is there: without this, the first picture would be in another face. */
async function loadFaces(words: string): Promise<void> {
  await partOf(
    Promise.all(
      Object.values(faces).map(({ weight, size, family }) =>
        document.fonts.load(`${weight} ${size}px ${family}`, words),
      ),
    ),
  );
}

async function drawing(name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `/images/${name}`;
  await partOf(image.decode());
  return image;
}

const at = ({ x, y }: { x: number; y: number }) =>
  [x * EDGE, PLOT.top + (1 - y) * PLOT.height] as const;

const strokes = {
  earlier: { colour: colours.muted, width: 3.5, dash: [14, 10] },
  old: { colour: colours.edge, width: 5 },
  now: { colour: colours.link, width: 5 },
  holes: { colour: colours.edge, width: 3, dash: [3, 9] },
  break: { colour: colours.edge, width: 2, dash: [10, 8] },
};

function paintPlot(painter: Painter, { grid, lines, breaks, marks, newest }: SharePicture) {
  const place = { left: 0, top: PLOT.top, width: EDGE, height: PLOT.height };
  for (const { y: level, words } of grid) {
    const [, y] = at({ x: 0, y: level });
    painter.box(0, y, EDGE, 1, colours.hair);
    painter.text(words, faces.mark, [MARGIN, y - 8], { colour: colours.muted });
  }
  for (const { x } of breaks) {
    painter.path('M0 0V1', 1, { ...place, left: x * EDGE }, strokes.break);
  }
  for (const { d, kind } of lines) painter.path(d, 1000, place, strokes[kind]);
  for (const { x, words } of breaks) {
    const width = painter.widthOf(words, faces.mark);
    const left = x * EDGE + MARGIN;
    const fits = left + width < EDGE - MARGIN;
    painter.text(words, faces.mark, [fits ? left : x * EDGE - MARGIN - width, RULER - 16], {
      colour: colours.muted,
      halo: true,
    });
  }
  for (const { words, above, ...point } of marks) {
    const [x, y] = at(point);
    const width = painter.widthOf(words, faces.mark);
    // Clear of the node at the edge.
    const left = Math.min(Math.max(x - width / 2, MARGIN), EDGE - width - 2 * MARGIN);
    painter.text(words, faces.mark, [left, y + (above ? -20 : 40)], {
      colour: colours.ink,
      halo: true,
    });
  }
  const [x, y] = at(newest);
  painter.disc(x, y, 20, colours.ink);
  painter.disc(x, y, 16, colours.white);
  painter.disc(x, y, 10, colours.cyan);
}

function paintRuler(painter: Painter, { ticks, labels }: SharePicture) {
  painter.box(0, RULER, EDGE, 2, colours.ink);
  for (const { at: x, long } of ticks) {
    painter.box(Math.round(x * EDGE), RULER, 2, long ? 16 : 10, colours.ink);
  }
  const taken: [number, number][] = [];
  for (const { at: x, text } of labels.toSorted((a, b) => a.rank - b.rank)) {
    const width = painter.widthOf(text, faces.axis);
    const left = Math.max(x * EDGE - width / 2, MARGIN);
    const right = left + width;
    const clear = taken.every(([from, to]) => right + LABEL_GAP < from || left - LABEL_GAP > to);
    if (!clear || right > EDGE - MARGIN) continue;
    taken.push([left, right]);
    painter.text(text, faces.axis, [left, RULER + 52], { colour: colours.muted });
  }
}

/** Breaks a title into at most two lines. */
function titleLines(painter: Painter, title: string): string[] {
  if (painter.widthOf(title, faces.title) <= PANEL_WIDTH) return [title];
  const words = title.split(' ');
  let first = words.length - 1;
  while (first > 1 && painter.widthOf(words.slice(0, first).join(' '), faces.title) > PANEL_WIDTH) {
    first -= 1;
  }
  return [words.slice(0, first), words.slice(first)]
    .map((line) => line.join(' '))
    .filter((line) => line !== '');
}

function paintPanel(painter: Painter, picture: SharePicture, pattern: HTMLImageElement) {
  painter.box(EDGE, 0, WIDTH - EDGE, HEIGHT, colours.navy);
  painter.image(pattern, EDGE + 150, 400, 420, 420);
  const line = (text: string, face: Face, base: number, colour: string, indent = 0) =>
    painter.text(text, face, [PANEL_LEFT + indent, base], {
      colour,
      room: PANEL_WIDTH - indent,
    });
  titleLines(painter, picture.title).forEach((text, index) => {
    line(text, faces.title, 83 + index * 50, colours.white);
  });
  line(picture.value, faces.value, 297, colours.white);
  if (picture.change !== null) {
    const { amount, words, arrow, tone } = picture.change;
    const colour = tone === 'plain' ? colours.white : colours[tone];
    const place = { left: PANEL_LEFT, top: 326, width: 36, height: 36 };
    if (arrow !== null) painter.path(arrows[arrow], 24, place, { colour, width: 3.5 });
    line(amount, faces.change, 361, colour, arrow === null ? 0 : 46);
    line(words, faces.since, 407, colours.quiet);
  }
  const foot = [picture.source, ...picture.site];
  foot.forEach((text, index) => {
    const fromFoot = foot.length - 1 - index;
    line(text, faces.site, HEIGHT - 38 - fromFoot * 36, colours.quiet);
  });
}

/**
 * A PNG of 1200 by 630 px of what is open on the page of a series, in the site's own faces.
 * @throws MissingPart where a face or a drawing did not load
 */
export async function drawSeries(series: ShownSeries): Promise<Blob> {
  const picture = pictureOf(series, new Date());
  const words = JSON.stringify(picture);
  const [logo, pattern] = await Promise.all([
    drawing('logo.svg'),
    drawing('adire-moon.svg'),
    loadFaces(words),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser has no canvas');
  const painter = new Painter(context);
  painter.box(0, 0, WIDTH, HEIGHT, colours.paper);
  painter.image(logo, 56, 36, 264, 64);
  painter.text(picture.period, faces.period, [352, 79], {
    colour: colours.muted,
    room: EDGE - 352 - 2 * MARGIN,
  });
  paintPanel(painter, picture, pattern);
  paintPlot(painter, picture);
  paintRuler(painter, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The canvas could not be written as PNG'));
      else resolve(blob);
    }, 'image/png');
  });
}
