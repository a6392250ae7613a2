import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetModules } from '../../tests/helpers/modules';

const load = () => import('./trustedTypes');
beforeEach(() => resetModules());
afterEach(() => {
  delete window.trustedTypes;
});

describe('with Trusted Types', () => {
  const createPolicy = vi.fn<NonNullable<typeof window.trustedTypes>['createPolicy']>();
  beforeEach(() => {
    createPolicy.mockReset().mockImplementation((name, rules) => ({
      createHTML: (html) => `${name}: ${rules.createHTML?.(html)}`,
      createScript: (text) => `${name}: ${rules.createScript?.(text)}`,
      createScriptURL: (url) => `${name}: ${rules.createScriptURL?.(url)}`,
    }));
    window.trustedTypes = { emptyHTML: '', createPolicy };
  });

  it('allows only the address of the worker as a script URL', async () => {
    const { toWorkerUrl: workerAddress } = await load();
    expect(workerAddress('/sw.js')).toBe('worker: /sw.js');
    const [, rules] = createPolicy.mock.calls[0] ?? [];
    expect(rules?.createScriptURL?.('https://example.com/other.js')).toBe('/sw.js');
    expect(Object.keys(rules ?? {})).toEqual(['createScriptURL']);
  });

  it('creates trusted JSON with a single policy, which rejects program code', async () => {
    const { toTrustedJson: dataText } = await load();
    for (let times = 0; times < 3; times += 1) {
      expect(dataText('{"name": "A"}')).toBe('json: {"name":"A"}');
    }
    expect(() => dataText('alert(1)')).toThrow(SyntaxError);
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(Object.keys(createPolicy.mock.calls[0]?.[1] ?? {})).toEqual(['createScript']);
  });

  it('parses HTML with a single policy', async () => {
    const { parseInertHtml: inertHtml } = await load();
    for (let times = 0; times < 3; times += 1) {
      expect(inertHtml('<b>text</b>').textContent).toBe('inert-html: text');
    }
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(Object.keys(createPolicy.mock.calls[0]?.[1] ?? {})).toEqual(['createHTML']);
  });
});

it('returns addresses, data and HTML unchanged without Trusted Types', async () => {
  const {
    toTrustedJson: dataText,
    parseInertHtml: inertHtml,
    toWorkerUrl: workerAddress,
  } = await load();
  expect(workerAddress('/sw.js')).toBe('/sw.js');
  expect(dataText('{"name": "A"}')).toBe('{"name": "A"}');
  expect(inertHtml('<b>text</b>').firstElementChild?.outerHTML).toBe('<b>text</b>');
});

describe('removeStyles', () => {
  it.each([
    ['<p style="color: red">x</p>', '<p>x</p>'],
    [`<p id="a" STYLE = 'mso-number-format:"[>=1]0"' class=b>x</p>`, '<p id="a" class=b>x</p>'],
    ['<p style=color:red>x</p>', '<p>x</p>'],
    ['<br style="a"><img alt="a > b" style="c">', '<br><img alt="a > b">'],
  ])('removes styles from %s', async (html, plain) => {
    expect((await load()).removeStyles(html)).toBe(plain);
  });

  it.each(['<p>a style="b" c</p>', `<p title='5"'>x</p>`, '<p data-style="a">1 < 2</p>', '<p "'])(
    'leaves %s unchanged',
    async (html) => {
      expect((await load()).removeStyles(html)).toBe(html);
    },
  );

  it.each(['<', '<p ', '<p "', `<p "'`, '<p style="', ' style ', '<p style '])(
    'reads megabytes of %j in linear time',
    async (open) => {
      const html = open.repeat(500_000);
      expect((await load()).removeStyles(html)).toBe(html);
    },
  );
});
