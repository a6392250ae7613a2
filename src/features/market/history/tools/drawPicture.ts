/*
 * Paints the picture of a series on a canvas: the chart on paper, what it says on the panel. It is
 * read at the size of a chat too, 360 px wide, so no letters are below 26 px.
 */
import { SHARE_PICTURE } from '@/content/metadata';
import type { ShownSeries } from '../files';
import { pictureOf, type SharePicture } from './picture';

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
  plain: '#ffffff',
  gain: '#4ade80',
  loss: '#fca5a5',
} as const;

const HEAD = 'Montserrat, Montserrat extended, sans-serif';
const BODY = 'Inter, Inter extended, sans-serif';

/** Sizes in px, the space between letters in ems. */
const fonts = {
  title: { weight: 650, size: 42, family: HEAD, spacing: -0.03 },
  period: { weight: 500, size: 30, family: BODY, spacing: -0.01 },
  value: { weight: 500, size: 86, family: `Figures, ${BODY}`, spacing: -0.02 },
  change: { weight: 600, size: 48, family: BODY, spacing: -0.01 },
  since: { weight: 400, size: 34, family: BODY, spacing: 0 },
  site: { weight: 500, size: 26, family: BODY, spacing: -0.01 },
  mark: { weight: 600, size: 26, family: BODY, spacing: 0 },
  axis: { weight: 400, size: 28, family: BODY, spacing: 0 },
} as const;
type Font = keyof typeof fonts;

const arrows = {
  up: 'M12 20V5M6 10.5l6-6 6 6',
  down: 'M12 4v15M6 13.5l6 6 6-6',
} as const;

type Stroke = readonly [colour: string, width: number, dash?: number[]];
const strokes: Record<SharePicture['lines'][number]['kind'] | 'break', Stroke> = {
  earlier: [colours.muted, 3.5, [14, 10]],
  old: [colours.edge, 5],
  now: [colours.link, 5],
  holes: [colours.edge, 3, [3, 9]],
  break: [colours.edge, 2, [10, 8]],
};

type Canvas = CanvasRenderingContext2D;

function box(canvas: Canvas, colour: string, place: readonly [number, number, number, number]) {
  canvas.fillStyle = colour;
  canvas.fillRect(...place);
}

function widthOf(canvas: Canvas, words: string, face: Font, part = 1): number {
  const { weight, size, family, spacing } = fonts[face];
  const px = part === 1 ? size : Math.floor(size * part);
  canvas.font = `${weight} ${px}px ${family}`;
  canvas.letterSpacing = `${spacing * px}px`;
  return canvas.measureText(words).width;
}

/** One line, smaller where it would be wider than `room`, with a halo of paper where it crosses lines. */
function write(
  canvas: Canvas,
  words: string,
  face: Font,
  [left, base]: readonly [number, number],
  colour: string,
  { room = Infinity, halo = false } = {},
) {
  const width = widthOf(canvas, words, face);
  if (width > room) widthOf(canvas, words, face, room / width);
  if (halo) {
    canvas.lineJoin = 'round';
    canvas.lineWidth = 10;
    canvas.strokeStyle = colours.paper;
    canvas.strokeText(words, left, base);
  }
  canvas.fillStyle = colour;
  canvas.fillText(words, left, base);
}

/** A path in a box of so many units, stretched over a place; the stroke is not stretched. */
function trace(canvas: Canvas, data: string, matrix: number[], [colour, width, dash = []]: Stroke) {
  const path = new Path2D();
  path.addPath(new Path2D(data), new DOMMatrix(matrix));
  canvas.lineJoin = 'round';
  canvas.lineWidth = width;
  canvas.strokeStyle = colour;
  canvas.setLineDash(dash);
  canvas.stroke(path);
  canvas.setLineDash([]);
}

const down = (y: number) => PLOT.top + (1 - y) * PLOT.height;

function paintPlot(canvas: Canvas, { grid, lines, breaks, marks, newest }: SharePicture) {
  for (const { y, words } of grid) {
    box(canvas, colours.hair, [0, down(y), EDGE, 1]);
    write(canvas, words, 'mark', [MARGIN, down(y) - 8], colours.muted);
  }
  for (const { x } of breaks) {
    trace(canvas, 'M0 0V1', [1, 0, 0, PLOT.height, x * EDGE, PLOT.top], strokes.break);
  }
  const stretched = [EDGE / 1000, 0, 0, PLOT.height / 1000, 0, PLOT.top];
  for (const { d, kind } of lines) trace(canvas, d, stretched, strokes[kind]);
  for (const { x, words } of breaks) {
    const width = widthOf(canvas, words, 'mark');
    const fits = x * EDGE + width < EDGE - 2 * MARGIN;
    const left = x * EDGE + (fits ? MARGIN : -MARGIN - width);
    write(canvas, words, 'mark', [left, RULER - 16], colours.muted, { halo: true });
  }
  for (const { words, above, x, y } of marks) {
    const width = widthOf(canvas, words, 'mark');
    // Clear of the node at the edge.
    const left = Math.min(Math.max(x * EDGE - width / 2, MARGIN), EDGE - width - 2 * MARGIN);
    const base = down(y) + (above ? -20 : 40);
    write(canvas, words, 'mark', [left, base], colours.ink, { halo: true });
  }
  for (const [radius, colour] of [
    [20, colours.ink],
    [16, colours.paper],
    [10, colours.cyan],
  ] as const) {
    canvas.beginPath();
    canvas.arc(newest.x * EDGE, down(newest.y), radius, 0, 2 * Math.PI);
    canvas.fillStyle = colour;
    canvas.fill();
  }
}

function paintRuler(canvas: Canvas, { ticks, labels }: SharePicture) {
  box(canvas, colours.ink, [0, RULER, EDGE, 2]);
  for (const { at, long } of ticks) {
    box(canvas, colours.ink, [Math.round(at * EDGE), RULER, 2, long ? 16 : 10]);
  }
  const taken: [number, number][] = [];
  for (const { at, text } of labels.toSorted((a, b) => a.rank - b.rank)) {
    const width = widthOf(canvas, text, 'axis');
    const left = Math.max(at * EDGE - width / 2, MARGIN);
    const right = left + width;
    const clear = taken.every(([from, to]) => right + LABEL_GAP < from || left - LABEL_GAP > to);
    if (!clear || right > EDGE - MARGIN) continue;
    taken.push([left, right]);
    write(canvas, text, 'axis', [left, RULER + 52], colours.muted);
  }
}

function titleLines(canvas: Canvas, title: string): string[] {
  const words = title.split(' ');
  let first = words.length;
  const line = () => words.slice(0, first).join(' ');
  while (first > 1 && widthOf(canvas, line(), 'title') > PANEL_WIDTH) first -= 1;
  const rest = words.slice(first).join(' ');
  return rest === '' ? [line()] : [line(), rest];
}

function paintPanel(canvas: Canvas, picture: SharePicture, pattern: HTMLImageElement) {
  const { title, value, change, source, site } = picture;
  box(canvas, colours.navy, [EDGE, 0, WIDTH - EDGE, HEIGHT]);
  canvas.drawImage(pattern, EDGE + 150, 400, 420, 420);
  const line = (words: string, face: Font, base: number, colour: string, indent = 0) =>
    write(canvas, words, face, [PANEL_LEFT + indent, base], colour, { room: PANEL_WIDTH - indent });
  titleLines(canvas, title).forEach((words, index) => {
    line(words, 'title', 83 + index * 50, colours.plain);
  });
  line(value, 'value', 297, colours.plain);
  if (change !== null) {
    const { amount, words, arrow, tone } = change;
    const colour = colours[tone];
    if (arrow !== null) {
      trace(canvas, arrows[arrow], [1.5, 0, 0, 1.5, PANEL_LEFT, 326], [colour, 3.5]);
    }
    line(amount, 'change', 361, colour, arrow === null ? 0 : 46);
    line(words, 'since', 407, colours.quiet);
  }
  [source, ...site].toReversed().forEach((words, fromFoot) => {
    line(words, 'site', HEIGHT - 38 - fromFoot * 36, colours.quiet);
  });
}

async function drawing(name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `/images/${name}`;
  await image.decode();
  return image;
}

/** Loads the drawings and fonts of a picture, in which a canvas would else draw with what is there. */
export async function preparePicture(series: ShownSeries): Promise<() => Promise<Blob>> {
  const picture = pictureOf(series, new Date());
  const [logo, pattern] = await Promise.all([
    drawing('logo.svg'),
    drawing('adire-moon.svg'),
    ...Object.values(fonts).map(({ weight, size, family }) =>
      document.fonts.load(`${weight} ${size}px ${family}`, JSON.stringify(picture)),
    ),
  ]);
  return () => paintPicture(picture, logo, pattern);
}

/** A PNG of 1200 by 630 px of what is open on the page of a series, in the site's own fonts. */
function paintPicture(picture: SharePicture, logo: HTMLImageElement, pattern: HTMLImageElement) {
  const element = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const canvas = element.getContext('2d');
  if (canvas === null) throw new Error('This browser has no canvas');
  box(canvas, colours.paper, [0, 0, WIDTH, HEIGHT]);
  canvas.drawImage(logo, 56, 36, 264, 64);
  const room = EDGE - 352 - 2 * MARGIN;
  write(canvas, picture.period, 'period', [352, 79], colours.muted, { room });
  paintPanel(canvas, picture, pattern);
  paintPlot(canvas, picture);
  paintRuler(canvas, picture);
  return new Promise<Blob>((resolve, reject) => {
    element.toBlob((blob) => {
      if (blob === null) reject(new Error('The canvas could not be written as PNG'));
      else resolve(blob);
    }, 'image/png');
  });
}
