/** The browsers of this machine, and the reasons why others cannot be used. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Found =
  | { browser: string; skipped: string }
  | { browser: 'Firefox'; program: string }
  | { browser: 'WebKitGTK'; program: string; display: string | null };

/** Returns the first of these programs in the folders of a PATH. */
export function programIn(path: string, ...names: readonly string[]): string | undefined {
  const places = names.flatMap((name) =>
    path
      .split(delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => join(folder, name)),
  );
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Finds browsers by the PATH; WebKitGTK has no headless mode, so it also needs a display or Xvfb. */
export function findBrowsers(
  env: Readonly<Record<string, string | undefined>>,
  find = (...names: readonly string[]) => programIn(env['PATH'] ?? '', ...names),
): Found[] {
  const firefox = find('firefox', 'firefox-esr');
  const webkit = find('WebKitWebDriver');
  const hasDisplay = Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);
  const display = hasDisplay ? null : find('Xvfb');
  return [
    firefox === undefined
      ? { browser: 'Firefox', skipped: 'no firefox in the PATH' }
      : { browser: 'Firefox', program: firefox },
    webkit === undefined
      ? {
          browser: 'WebKitGTK',
          skipped: "no WebKitWebDriver in the PATH (Debian's webkit2gtk-driver)",
        }
      : display === undefined
        ? { browser: 'WebKitGTK', skipped: 'neither a display nor Xvfb' }
        : { browser: 'WebKitGTK', program: webkit, display },
  ];
}
