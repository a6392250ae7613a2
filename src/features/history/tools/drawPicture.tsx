/* Draws the picture of a series: its chart and a panel with text. Chat apps show the picture
   about 360px wide, so all text is at least 26px high. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SHARE_PICTURE } from '@/content/metadata';
import { Chart } from '@/ui/chart/Chart';
import interUrl from '@/ui/fonts/inter-latin-wght-normal.woff2?url';
import { iconShapes } from '@/ui/iconShapes';
import type { ShownSeries } from '../files';
import type { ChartDrawing } from '../series/chartLabels';
import { SeriesDrawing } from '../series/SeriesDrawing';
import { createPicture, type SharePicture } from './picture';

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;

/** Positions in px: the chart, the left edge of the panel, and the text in the panel. */
const CHART_POSITION = { left: 20, top: 123, scale: 13 / 6 } as const;
const PANEL_EDGE = 800;
const PANEL_LEFT = PANEL_EDGE + 48;
const PANEL_WIDTH = WIDTH - PANEL_LEFT - 28;

const colours = {
  paper: '#ffffff',
  navy: '#0b1830',
  muted: '#51607a',
  quiet: '#b8c7e0',
  plain: '#ffffff',
  gain: '#4ade80',
  loss: '#fca5a5',
} as const;

const HEAD_FONT = 'Montserrat, Montserrat extended, sans-serif';
const BODY_FONT = 'Inter, Inter extended, sans-serif';

/** Font sizes are in px, letter spacing in em. */
const fonts = {
  title: { weight: 650, size: 42, family: HEAD_FONT, spacing: -0.03 },
  period: { weight: 500, size: 30, family: BODY_FONT, spacing: -0.01 },
  value: { weight: 500, size: 86, family: `Figures, ${BODY_FONT}`, spacing: -0.02 },
  change: { weight: 600, size: 48, family: BODY_FONT, spacing: -0.01 },
  since: { weight: 400, size: 34, family: BODY_FONT, spacing: 0 },
  site: { weight: 500, size: 26, family: BODY_FONT, spacing: -0.01 },
} as const;
type FontName = keyof typeof fonts;

type Canvas = CanvasRenderingContext2D;

function fillBox(canvas: Canvas, colour: string, rect: readonly [number, number, number, number]) {
  canvas.fillStyle = colour;
  canvas.fillRect(...rect);
}

function measureWidth(canvas: Canvas, text: string, fontName: FontName, part = 1): number {
  const { weight, size, family, spacing } = fonts[fontName];
  const px = part === 1 ? size : Math.floor(size * part);
  canvas.font = `${weight} ${px}px ${family}`;
  canvas.letterSpacing = `${spacing * px}px`;
  return canvas.measureText(text).width;
}

/** Writes one line of text. Uses a smaller font if the line is wider than `maxWidth`. */
function writeLine(
  canvas: Canvas,
  text: string,
  fontName: FontName,
  [left, base]: readonly [number, number],
  colour: string,
  maxWidth: number,
) {
  const width = measureWidth(canvas, text, fontName);
  if (width > maxWidth) measureWidth(canvas, text, fontName, maxWidth / width);
  canvas.fillStyle = colour;
  canvas.fillText(text, left, base);
}

function drawArrow(canvas: Canvas, data: string, colour: string) {
  const path = new Path2D();
  path.addPath(new Path2D(data), new DOMMatrix([1.5, 0, 0, 1.5, PANEL_LEFT, 326]));
  canvas.lineJoin = 'round';
  canvas.lineWidth = 3.5;
  canvas.strokeStyle = colour;
  canvas.stroke(path);
}

function splitTitle(canvas: Canvas, title: string): string[] {
  const words = title.split(' ');
  let first = words.length;
  const line = () => words.slice(0, first).join(' ');
  while (first > 1 && measureWidth(canvas, line(), 'title') > PANEL_WIDTH) first -= 1;
  const rest = words.slice(first).join(' ');
  return rest === '' ? [line()] : [line(), rest];
}

function paintPanel(canvas: Canvas, picture: SharePicture, pattern: HTMLImageElement) {
  const { title, decided, value, change, source, site } = picture;
  fillBox(canvas, colours.navy, [PANEL_EDGE, 0, WIDTH - PANEL_EDGE, HEIGHT]);
  canvas.drawImage(pattern, PANEL_EDGE + 150, 400, 420, 420);
  const line = (text: string, fontName: FontName, base: number, colour: string, indent = 0) =>
    writeLine(canvas, text, fontName, [PANEL_LEFT + indent, base], colour, PANEL_WIDTH - indent);
  splitTitle(canvas, title).forEach((text, index) => {
    line(text, 'title', 83 + index * 50, colours.plain);
  });
  if (decided !== null) line(decided, 'period', 205, colours.quiet);
  line(value, 'value', 297, colours.plain);
  if (change !== null) {
    const { amount, label, arrow, tone } = change;
    const colour = colours[tone];
    if (arrow !== null) drawArrow(canvas, iconShapes[arrow], colour);
    line(amount, 'change', 361, colour, arrow === null ? 0 : 46);
    line(label, 'since', 407, colours.quiet);
  }
  [source, ...site].toReversed().forEach((text, fromFoot) => {
    line(text, 'site', HEIGHT - 38 - fromFoot * 36, colours.quiet);
  });
}

/**
 * The size of `.chart-picture` in tools.css, and the space for a label above the highest point, in
 * px.
 */
const CHART_SIZE = { width: 360, height: 222, over: 12 } as const;

/**
 * CSS properties that are copied into the SVG. As an image, the SVG has no access to the style
 * sheets of the page.
 */
const COPIED_PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'text-anchor',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'transform',
  'overflow',
] as const;

function renderChartMarkup(drawing: ChartDrawing): string {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => {
      root.render(
        <Chart size="big" className="chart-picture" drawing={<SeriesDrawing {...drawing} />} />,
      );
    });
    const svg = host.querySelector('svg');
    if (svg === null) throw new Error('The chart was not drawn');
    const { width, height } = svg.getBoundingClientRect();
    svg.setAttribute('width', `${width}`);
    svg.setAttribute('height', `${height}`);
    for (const element of [svg, ...svg.querySelectorAll<SVGElement>('*')]) {
      const style = getComputedStyle(element);
      for (const name of COPIED_PROPERTIES)
        element.style.setProperty(name, style.getPropertyValue(name));
    }
    return new XMLSerializer().serializeToString(svg);
  } finally {
    root.unmount();
    host.remove();
  }
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function loadDataUrl(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} did not load`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/**
 * Loads the font and draws the chart as an image. The chart is laid out at the width of a phone and
 * enlarged by `scale`.
 */
async function renderChartImage(drawing: ChartDrawing, scale: number) {
  const font = `@font-face{font-family:Inter;font-weight:400 700;src:url(${await loadDataUrl(interUrl)})}`;
  const { width, over } = CHART_SIZE;
  const height = over + CHART_SIZE.height;
  const size = `width="${width * scale}" height="${height * scale}" viewBox="0 ${-over} ${width} ${height}"`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${font}</style>${renderChartMarkup(drawing)}</svg>`;
  return loadImage(`data:image/svg+xml,${encodeURIComponent(picture)}`);
}

/**
 * Loads the fonts and images of a picture and returns a function that paints the picture. A canvas
 * does not wait for a font to load, so it would paint the text in a fallback font.
 */
export async function preparePicture(series: ShownSeries): Promise<() => Promise<Blob>> {
  const picture = createPicture(series, new Date());
  const [logo, pattern] = await Promise.all([
    loadImage('/images/logo.svg'),
    loadImage('/images/adire-moon.svg'),
    ...Object.values(fonts).map(({ weight, size, family }) =>
      document.fonts.load(`${weight} ${size}px ${family}`, JSON.stringify(picture.title)),
    ),
  ]);
  const chart = await renderChartImage(picture.chart, CHART_POSITION.scale);
  return () => paintPicture(picture, { logo, pattern, chart });
}

/** Paints the picture as a PNG of 1200 by 630px. */
function paintPicture(
  picture: SharePicture,
  { logo, pattern, chart }: Record<'logo' | 'pattern' | 'chart', HTMLImageElement>,
) {
  const element = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const canvas = element.getContext('2d');
  if (canvas === null) throw new Error('This browser has no canvas');
  fillBox(canvas, colours.paper, [0, 0, WIDTH, HEIGHT]);
  canvas.drawImage(logo, 56, 36, 264, 64);
  writeLine(canvas, picture.period, 'period', [352, 79], colours.muted, PANEL_EDGE - 384);
  paintPanel(canvas, picture, pattern);
  canvas.drawImage(chart, CHART_POSITION.left, CHART_POSITION.top);
  return new Promise<Blob>((resolve, reject) => {
    element.toBlob((blob) => {
      if (blob === null) reject(new Error('The canvas could not be written as PNG'));
      else resolve(blob);
    }, 'image/png');
  });
}
