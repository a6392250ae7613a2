/* What visitors download on `/`, and staff in their area. */
import type { Browser } from '@playwright/test';
import { newPage, signInAsStaff } from '../shotPage.ts';
import {
  type Download,
  KB,
  scriptsOf,
  stylesOf,
  visitorDownloads,
  watchDownloads,
  weigh,
} from '../siteDownloads.ts';
import { type Row, row } from './rows.ts';
import type { ServedSite } from './site.ts';

/** Kilobytes, gzip. Those of staff are on top of the JavaScript of `/`: theirs is a document of its own. */
const BUDGET = { scripts: 152, interactive: 112, styles: 12, all: 300, staff: 130 };

const kilobytes = (what: string, bytes: number, budget?: number): Row =>
  row(what, bytes / KB, 'KB', budget);

const EDITORS = [
  ['Equity Market', 'Equity Market'],
  ['Resources', 'Resources Management'],
  ['News', 'Manage News Commentary'],
] as const;

/** The JavaScript of somebody who signs in, and of the same who opens every editor. */
async function staffScripts(browser: Browser, base: string) {
  const page = await newPage(browser, base, { width: 1440, height: 900 });
  const downloads = watchDownloads(page, base);
  await signInAsStaff(page);
  const first = weigh(scriptsOf(await downloads()));
  for (const [name, title] of EDITORS) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  const whole = weigh(scriptsOf(await downloads()));
  await page.context().close();
  return { first, whole };
}

/** Weighs it. */
export async function measureBytes({ plainBase }: ServedSite, browser: Browser): Promise<Row[]> {
  const all = await visitorDownloads(browser, plainBase);
  const staff = await staffScripts(browser, plainBase);
  const html = await (await fetch(plainBase)).text();
  // The code that the page begins with, and what it is painted with: deferred sections link theirs in the body.
  const [, code = ''] = /"code":\[(.*?)\]/.exec(html) ?? [];
  const [head = ''] = html.split('</head>');
  const scripts = weigh(scriptsOf(all));
  // Hydration does not wait for Firestore's SDK.
  const isFirst = ({ path }: Download) => code.includes(path) && !path.includes('/firestore-');
  const interactive = weigh(scriptsOf(all).filter(isFirst));
  const styles = weigh(stylesOf(all).filter(({ path }) => head.includes(path)));
  return [
    kilobytes('JavaScript on /, gzip', scripts, BUDGET.scripts),
    kilobytes('JavaScript before / is interactive', interactive, BUDGET.interactive),
    kilobytes('Style sheets before / is painted', styles, BUDGET.styles),
    kilobytes('Style sheets of its deferred sections', weigh(stylesOf(all)) - styles),
    kilobytes('Everything on /', weigh(all), BUDGET.all),
    kilobytes('JavaScript to the first editor, on top', staff.first - scripts, BUDGET.staff),
    kilobytes('JavaScript of every editor, on top', staff.whole - scripts, BUDGET.staff),
  ];
}
