/** What hosting says of the charts for other sites' pages, and of all that may not be framed. */
import { expect, it } from 'vitest';
import { embedPath, seriesSlugs } from '@/content/seriesSlugs';
import { ask } from '../helpers/hosting';
import cases from './embed.cases.json' with { type: 'json' };

it.each(seriesSlugs)(
  'the chart of %s may be framed, and is as strict in all else',
  async (slug) => {
    const { status, headers } = await ask(embedPath(slug));
    expect(status).toBe(200);
    expect(headers.get('x-frame-options')).toBeNull();
    const policy = headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("form-action 'none'");
  },
);

it.each(cases.notFramed)('%s may not be framed', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('x-frame-options')).toBe('DENY');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('frame-ancestors *');
});
