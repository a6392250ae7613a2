import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from 'lightningcss';

/** Matches Vite's output for `<link href="/src/ui/print.css" media="print">`: a copy of the file alone. */
const COPY = /(?<=href="\/)assets\/([\w-]+)-[\w-]{8}\.css(?=" media=)/g;

/**
 * Puts bundled and minified sheets in place of the copies that Vite makes of style sheets for one
 * medium. A policy without inline styles leaves no other place for what the settings say.
 * @param variables CSS variables and their values, for the sheets that use them
 * @returns the HTML with links to them
 */
export async function withMediaSheets(
  html: string,
  sources: string,
  dist: string,
  variables: Readonly<Record<`--${string}`, string>> = {},
): Promise<string> {
  let linked = html;
  for (const [copy, name = ''] of html.matchAll(COPY)) {
    const bundled = bundle({ filename: join(sources, `${name}.css`), minify: true });
    const rules = bundled.code.toString();
    const used = Object.entries(variables).filter(([variable]) =>
      rules.includes(`var(${variable}`),
    );
    const root = used.map(([variable, value]) => `:root{${variable}:${value}}`);
    const code = root.join('') + rules;
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const file = `assets/${name}-${hash}.css`;
    await rm(join(dist, copy));
    await writeFile(join(dist, file), code);
    linked = linked.replace(copy, file);
  }
  return linked;
}
