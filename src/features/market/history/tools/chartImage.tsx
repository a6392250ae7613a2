/** The chart of a series as a picture: its own drawing, as a phone shows it, with its style and font inside. */
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Chart } from '@/ui/chart/Chart';
import interUrl from '@/ui/fonts/inter-latin-wght-normal.woff2?url';
import { SeriesDrawing } from '../series/SeriesDrawing';

/** The size of `.chart-shared` in tools.css, and of the room over it for words on its highest point, px. */
const WIDTH = 360;
const HEIGHT = 222;
const OVER = 12;

/** The properties that the page's style sheets give a drawing: the sheets do not come with it. */
const PROPERTIES = [
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

/** The markup of what a chart draws at the size of the picture. */
function drawn(drawing: ComponentProps<typeof SeriesDrawing>): string {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => {
      root.render(
        <Chart size="big" className="chart-shared" drawing={<SeriesDrawing {...drawing} />} />,
      );
    });
    const svg = host.querySelector('svg');
    if (svg === null) throw new Error('The chart was not drawn');
    const { width, height } = svg.getBoundingClientRect();
    svg.setAttribute('width', `${width}`);
    svg.setAttribute('height', `${height}`);
    for (const element of [svg, ...svg.querySelectorAll<SVGElement>('*')]) {
      const style = getComputedStyle(element);
      for (const name of PROPERTIES) element.style.setProperty(name, style.getPropertyValue(name));
    }
    return new XMLSerializer().serializeToString(svg);
  } finally {
    root.unmount();
    host.remove();
  }
}

export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function dataUrlOf(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} did not load`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Loads the font, and draws the chart; `scale` times as large as on a phone. */
export async function chartImage(drawing: ComponentProps<typeof SeriesDrawing>, scale: number) {
  const font = `@font-face{font-family:Inter;font-weight:400 700;src:url(${await dataUrlOf(interUrl)})}`;
  const [width, height] = [WIDTH, OVER + HEIGHT];
  const size = `width="${width * scale}" height="${height * scale}" viewBox="0 ${-OVER} ${width} ${height}"`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${font}</style>${drawn(drawing)}</svg>`;
  return loadImage(`data:image/svg+xml,${encodeURIComponent(picture)}`);
}
