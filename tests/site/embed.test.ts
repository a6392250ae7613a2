/** What hosting says of the charts for other sites' pages, and of all that may not be framed. */
import { expect, it } from 'vitest';
import { embedPath, seriesSlugs } from '@/content/seriesSlugs';
import { ask } from '../helpers/hosting';

async function answerTo(path: string) {
  const answer = await ask(path);
  return {
    status: answer.status,
    policy: answer.headers.get('content-security-policy') ?? '',
    frameOptions: answer.headers.get('x-frame-options'),
  };
}

it.each(seriesSlugs)(
  'the chart of %s may be framed, and is as strict in all else',
  async (slug) => {
    const { status, policy, frameOptions } = await answerTo(embedPath(slug));
    expect(status).toBe(200);
    expect(frameOptions).toBeNull();
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("form-action 'none'");
  },
);

it.each([
  '/',
  '/about',
  '/about/directors',
  '/markets',
  '/markets/asi',
  '/admin',
  '/admin/login',
  '/embed',
  '/embed/no-such-series',
  '/embed/asi/more',
  '/no/such/page',
])('%s may not be framed', async (path) => {
  const { policy, frameOptions } = await answerTo(path);
  expect(frameOptions).toBe('DENY');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('frame-ancestors *');
});
