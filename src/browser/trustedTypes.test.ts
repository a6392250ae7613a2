import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const load = () => import('./trustedTypes');
beforeEach(() => vi.resetModules());
afterEach(() => {
  delete window.trustedTypes;
});

describe('where the browser has Trusted Types', () => {
  const createPolicy = vi.fn<NonNullable<typeof window.trustedTypes>['createPolicy']>();
  beforeEach(() => {
    createPolicy.mockReset().mockImplementation((name, { createHTML, createScriptURL }) => ({
      createHTML: (html) => `${name}: ${createHTML?.(html)}`,
      createScriptURL: (url) => `${name}: ${createScriptURL?.(url)}`,
    }));
    window.trustedTypes = { emptyHTML: '', createPolicy };
  });

  it("a worker's address comes from the policy for workers, which knows no other", async () => {
    const { workerAddress } = await load();
    expect(workerAddress('/sw.js')).toBe('worker: /sw.js');
    const [, rules] = createPolicy.mock.calls[0] ?? [];
    expect(rules?.createScriptURL?.('https://example.com/other.js')).toBe('/sw.js');
    expect(rules?.createHTML).toBeUndefined();
  });

  it('HTML is parsed by a policy that is made once', async () => {
    const { inertDocument } = await load();
    for (let times = 0; times < 3; times += 1) {
      expect(inertDocument('<b>text</b>').body.innerHTML).toBe('inert-html: <b>text</b>');
    }
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy.mock.calls[0]?.[1].createScriptURL).toBeUndefined();
  });
});

describe('in any other browser', () => {
  it('an address and HTML stay the text that they are', async () => {
    const { inertDocument, workerAddress } = await load();
    expect(workerAddress('/sw.js')).toBe('/sw.js');
    expect(inertDocument('<b>text</b>').body.innerHTML).toBe('<b>text</b>');
  });
});
