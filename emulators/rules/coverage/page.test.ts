import { describe, expect, it } from 'vitest';
import { map, string, type RulesValue } from '../index.ts';
import { DOCUMENTS, ask, compiled } from '../../tests/helpers/rules.ts';
import { documentResource } from '../firestoreValues.ts';
import { coveragePage } from './page.ts';

const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    // <script>alert("1")</script>
    function isOne(name) {
      return name == 'one'
        || (name + '!') == '<b>"&';
    }
    match /a/{b} {
      allow get: if isOne(b) || resource.data.x.y;
      allow delete: if b == 'never asked';
    }
  }
}`;

function pageAfter(...ids: readonly string[]): string {
  const ruleset = compiled(source);
  for (const id of ids) {
    const path = `${DOCUMENTS}/a/${id}`;
    const resource: RulesValue = documentResource(path, map({ x: string('</pre><script>') }));
    ask(ruleset, { path, method: 'get', resource });
  }
  return coveragePage(ruleset.coverage());
}

/** The text between the tags, as a browser shows it. */
const shownIn = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('the page of the coverage', () => {
  const page = pageAfter('one', 'two', 'three');
  const pre = /<pre[^>]*>([^]*)<\/pre>/.exec(page)?.[1] ?? '';
  const spanOf = (text: string): string =>
    new RegExp(`<span class="\\w+" title="[^"]*">(?=${text})`).exec(pre)?.[0] ?? '';

  it('shows the whole source with its line numbers', () => {
    const lines = source.split('\n');
    const numbered = lines.map((line, at) => `${at + 1}${line}`).join('\n');
    expect(shownIn(pre)).toBe(numbered);
  });

  it.each([
    ['both', 'true (1×), false (2×)', 'isOne'],
    ['false', 'false (2×), passed over (1×)', '\\(<span [^>]*><span [^>]*>name</span> \\+'],
    [
      'value',
      '&quot;one&quot; (1×), &quot;two&quot; (1×), &quot;three&quot; (1×)',
      'name</span> ==',
    ],
    [
      'error',
      'failed: Property y is undefined on string. (2×), passed over (1×)',
      '<span[^>]*><span[^>]*><span[^>]*>resource',
    ],
    ['never', 'never evaluated', 'b</span> == '],
  ])('marks what was %s with %s', (mark, values, text) => {
    expect(spanOf(text)).toBe(`<span class="${mark}" title="${values}">`);
  });

  it('lists each expression with its place and values', () => {
    expect(page).toContain(
      '<tr><td><a href="#L10">10:21</a></td><td>isOne(b)</td>' +
        '<td><span class="both">true (1×), false (2×)</span></td></tr>',
    );
    expect(page).toContain('<li><span class="never">never evaluated</span>: 2</li>');
  });

  it('escapes rules and values, and loads nothing', () => {
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<b>');
    expect(page).toContain('&lt;/pre&gt;&lt;script&gt;');
    expect(page).not.toMatch(/\s(src|href)="(?!#)/);
  });

  it('can be shown before anything was asked', () => {
    expect(pageAfter()).toContain('<li><span class="never">never evaluated</span>: 15</li>');
  });
});
