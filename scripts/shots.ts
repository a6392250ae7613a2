/*
 * Pictures of every page at the widths the site is judged by, into shots/. Needs a running site:
 * `npm start` in another terminal, then `npm run shots [address]`.
 */
import { mkdir } from 'node:fs/promises';
import { type Browser, type Page } from '@playwright/test';
import { staffAccount } from '../seed/accounts';
import { launchChromium } from '../tests/helpers/chromium';

const base = process.argv[2] ?? 'http://127.0.0.1:5173';
const only = process.argv[3];
const WIDTHS = [320, 390, 768, 1280, 1920];
const PUBLIC: Record<string, string> = {
  home: '/',
  about: '/about',
  directors: '/about/directors',
  director: '/about/director/Ngozi%20Umeh',
  services: '/services',
  resources: '/resources',
  contact: '/contact',
  404: '/no-such-page',
};
const STAFF: Record<string, string> = {
  'admin-macroeconomics': '/admin/macroeconomics',
  'admin-equity': '/admin/equity-market',
  'admin-resources': '/admin/resources',
  'admin-news': '/admin/news',
};

/** Walks down the page, so that what loads on sight is there in the picture. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function shoot(page: Page, name: string, path: string, width: number): Promise<void> {
  await page.goto(base + path);
  await settle(page);
  await page.screenshot({ path: `shots/${name}-${width}.png`, fullPage: true });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  console.log(`${name} at ${width}${overflow > 0 ? `: OVERFLOWS by ${overflow} px` : ''}`);
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${base}/admin/login`);
  await page.getByLabel('Email').fill(staffAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForURL(/macroeconomics/);
}

async function shootAll(browser: Browser): Promise<void> {
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => {
      localStorage.setItem('isNewsLetter', 'closed');
    });
    const page = await context.newPage();
    for (const [name, path] of Object.entries(PUBLIC)) {
      if (only === undefined || name === only) await shoot(page, name, path, width);
    }
    if (only === undefined || only.startsWith('admin')) {
      await page.goto(`${base}/admin/login`);
      await page.getByLabel('Email').waitFor();
      await page.screenshot({ path: `shots/admin-login-${width}.png` });
      await signIn(page);
      for (const [name, path] of Object.entries(STAFF)) {
        if (only === undefined || name === only) await shoot(page, name, path, width);
      }
    }
    await context.close();
  }
}

await mkdir('shots', { recursive: true });
const browser = await launchChromium();
try {
  await shootAll(browser);
} finally {
  await browser.close();
}
