import { chmod } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFolder } from '../../tests/helpers/folder';
import { publicPages } from '../../tests/helpers/publicPages';
import { journeys } from './journeys';
import { fromPackets, toPacket, valueOf } from './packets';
import { findBrowsers, programIn } from './programs';
import { elementId, press, see, until } from './session';

test('packets come whole, in halves and in letters of several bytes', () => {
  const sent = [
    [0, 1, 'WebDriver:Navigate', { url: 'https://example.com/₦' }],
    [1, 1, null, {}],
  ];
  const bytes = Buffer.from(sent.map(toPacket).join(''));
  expect(fromPackets(bytes)).toEqual({ messages: sent, rest: Buffer.alloc(0) });
  for (let cut = 0; cut < bytes.length; cut += 1) {
    const first = fromPackets(bytes.subarray(0, cut));
    const second = fromPackets(Buffer.concat([first.rest, bytes.subarray(cut)]));
    expect([...first.messages, ...second.messages]).toEqual(sent);
  }
  expect(() => fromPackets(Buffer.from('HTTP: no'))).toThrow('Not a packet');
});

test('an answer is its value, or throws what the browser says', () => {
  expect(valueOf(null, { value: 3 })).toBe(3);
  expect(valueOf(null, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  expect(() => valueOf({ error: 'no such element', message: 'Unable to locate' }, null)).toThrow(
    'Unable to locate',
  );
  expect(elementId({ 'element-6066-11e4-a52e-4f735466cecf': 'f.1' })).toBe('f.1');
  expect(() => elementId(null)).toThrow('No element');
});

test('what is skipped is said with its reason', () => {
  const having =
    (...there: string[]) =>
    (...names: readonly string[]) =>
      names.find((name) => there.includes(name));
  const noDriver = "no WebKitWebDriver in the PATH (Debian's webkit2gtk-driver)";
  expect(findBrowsers({}, having())).toEqual([
    { browser: 'Firefox', skipped: 'no firefox in the PATH' },
    { browser: 'WebKitGTK', skipped: noDriver },
  ]);
  expect(findBrowsers({}, having('firefox-esr', 'WebKitWebDriver'))).toEqual([
    { browser: 'Firefox', program: 'firefox-esr' },
    { browser: 'WebKitGTK', skipped: 'neither a display nor Xvfb' },
  ]);
  expect(findBrowsers({}, having('WebKitWebDriver', 'Xvfb'))[1]).toEqual({
    browser: 'WebKitGTK',
    program: 'WebKitWebDriver',
    display: 'Xvfb',
  });
  expect(findBrowsers({ DISPLAY: ':0' }, having('WebKitWebDriver', 'Xvfb'))[1]).toMatchObject({
    display: null,
  });
});

test('a program is found in the PATH only where it can be run', async () => {
  const folder = await newFolder({ firefox: '', 'firefox-esr': '' });
  await chmod(join(folder, 'firefox-esr'), 0o755);
  const path = ['', '/no-such-folder', folder].join(delimiter);
  expect(programIn(path, 'firefox', 'firefox-esr')).toBe(join(folder, 'firefox-esr'));
  expect(programIn(path, 'WebKitWebDriver')).toBeUndefined();
});

test('it waits for what is not there yet, and says in the end what was missing', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new Error('no such element'))
    .mockResolvedValueOnce({ element: '7' })
    .mockResolvedValue(null);
  await press(send, '//button');
  expect(send).toHaveBeenLastCalledWith('click', { id: '7' });

  const answers = [false, true];
  await see(() => Promise.resolve(answers.shift()), '1 < 2');
  expect(answers).toEqual([]);

  const refused = () => Promise.reject(new Error('covered'));
  await expect(until('cannot press', refused, 0)).rejects.toThrow('cannot press: covered');
});

test('every kind of public page is among the journeys', () => {
  const paths = journeys.map(({ path }) => path);
  const isDirector = (path: string) => path.startsWith('/about/director/');
  expect(publicPages.filter((path) => !paths.includes(path) && !isDirector(path))).toEqual([]);
});
