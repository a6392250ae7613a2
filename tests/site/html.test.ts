import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { directors } from '@/content/directors';
import { correctionMessages, historyMessages, seriesMessages } from '@/features/history/messages';
import { host, getTestFolder, testPorts } from '../../scripts/local';
import { fetchPath } from '../helpers/hosting';
import { publicPages } from '../helpers/publicPages';

const readPage = (file: string) => readFile(`${getTestFolder('reads')}/${file}.html`, 'utf8');

const everything = ['stroke-arc', 'star', 'patch'];

it.each([
  ['index', everything],
  ['about', ['star', 'patch']],
  ['about/directors', everything],
  [`about/director/${directors[0]?.name ?? ''}`, []],
  ['services', []],
  ['resources', ['stroke-arc']],
  ['contact', ['stroke-arc']],
  ['404', []],
])('shows only the decorative drawings that belong to %s', async (file, drawings) => {
  const html = await readPage(file);
  expect(everything.filter((name) => html.includes(`/images/${name}.svg`))).toEqual(drawings);
  // A drawing positioned from the bottom of a section would move while the section grows.
  expect(html).not.toMatch(
    /<img class="decor[^>]* bottom-[^>]*>(?!(<img class="decor[^>]*>)*<\/(section|nav)>)/,
  );
});

it('has one inline script, whose hash the Content-Security-Policy names', async () => {
  const html = await readPage('index');
  const [script = '', ...more] = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  expect(more).toEqual([]);
  expect(html.indexOf(script)).toBeLessThan(html.indexOf('<link rel="stylesheet" crossorigin'));
  const hash = createHash('sha256').update(script).digest('base64');
  expect(await readFile('firebase.json', 'utf8')).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it.each(publicPages)(
  'includes the Today strip and preloads for its figures in %s',
  async (path) => {
    const html = await (await fetchPath(path)).text();
    expect(html).toMatch(/"code":\["\/assets\/index-[^\]]*"\/assets\/firestore-/);
    const firestore = `http://${host}:${testPorts.firestore}`;
    expect(html).toContain(`<link rel="preconnect" href="${firestore}" crossorigin>`);
    expect(html).toContain('Loading...');
    // The fonts come after the styles, because the first paint waits only for the styles.
    const head = html.slice(0, html.indexOf('</head>'));
    const [font, style] = [head.indexOf('as="font"'), head.lastIndexOf('rel="stylesheet"')];
    expect(font).toBeGreaterThan(style);
  },
);

it('links to the JSON file of one year on a series page without JavaScript', async () => {
  const html = await readPage('markets/exchange-rate');
  const link = /<noscript><a href="[^"]*[^\d](\d{4})">([^<]*)</.exec(html);
  expect(link?.[2]).toBe(seriesMessages.yearAsJson(Number(link?.[1])));
});

it('shows a notice in place of the corrections without JavaScript', async () => {
  const list = /<section id="list"[^]*?<\/section>/.exec(await readPage('corrections'))?.[0];
  expect(list).toContain(`${correctionMessages.withoutScripts}</noscript>`);
  expect(list).toContain(`<p class="loading-text" role="status">${historyMessages.loading}<`);
});
