import { isObject } from '../../shared/json.ts';
import type { CoverageNode, CoverageReport, CoverageValue } from '../types.ts';

/** Longer values and expressions are cut in the table and the tooltips. */
const LONGEST_TEXT = 200;

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{margin:2rem auto;max-width:75rem;padding:0 1rem}
pre,td,code{font:13px/1.6 ui-monospace,monospace}
pre{overflow-x:auto;border:1px solid GrayText;padding:1rem}
.line{display:inline-block;width:3em;margin-right:1em;text-align:right;color:GrayText;background:Canvas;user-select:none}
.both{background:#2e9e4433}.true{background:#2b6cf033;border-bottom:2px solid #2b6cf0}
.false{background:#e0861a33;border-bottom:2px dashed #e0861a}
.error{background:#a33bd633;border-bottom:2px dotted #a33bd6}
.value{background:#8883}.never{background:#e0242433;border-bottom:2px double #e02424}
.value .value,.never .never{background:none;border:0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-top:1px solid #8886;overflow-wrap:anywhere}
td:first-child{white-space:nowrap}li{margin:.25rem 0}ul{list-style:none;padding:0}`;

const LEGEND = {
  both: 'true and false',
  true: 'true only',
  false: 'false only',
  error: 'failed',
  value: 'other values',
  never: 'never evaluated',
} as const;
type Mark = keyof typeof LEGEND;

/** The rules with each expression marked by the values that it took. It loads nothing else. */
export function coveragePage({ rules, report = [] }: CoverageReport): string {
  const [file] = rules.files;
  const source = file?.content ?? '';
  const title = escape(`Coverage of ${file?.name ?? 'the rules'}`);
  const nodes = report.flatMap(withInner);
  const marks = nodes.map(markOf);
  const legend = Object.entries(LEGEND).map(([mark, words]) => {
    const count = marks.filter((each) => each === mark).length;
    return `<li><span class="${mark}">${words}</span>: ${count}</li>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>${STYLE}</style></head>
<body><h1>${title}</h1>
<p>${nodes.length} expressions and the values that they took since the rules were loaded.</p>
<ul>${legend.join('')}</ul>
<pre tabindex="0">${marked(source, report)}</pre>
<h2>Each expression</h2>
<table><thead><tr><th>Place</th><th>Expression</th><th>Values</th></tr></thead>
<tbody>${nodes.map((node) => row(source, node)).join('\n')}</tbody></table>
</body></html>
`;
}

const withInner = (node: CoverageNode): CoverageNode[] => [
  node,
  ...(node.children ?? []).flatMap(withInner),
];

/** The source with its line numbers, and a span for each expression. */
function marked(source: string, report: readonly CoverageNode[]): string {
  let line = 1;
  const number = (): string => `<span class="line" id="L${line}">${line}</span>`;
  const text = (from: number, to: number): string =>
    escape(source.slice(from, to)).replaceAll('\n', () => {
      line += 1;
      return `\n${number()}`;
    });
  const spans = (nodes: readonly CoverageNode[], from: number, to: number): string => {
    let html = '';
    let at = from;
    for (const node of nodes.toSorted((a, b) => startOf(a) - startOf(b))) {
      const [start, end] = [startOf(node), endOf(node)];
      html += text(at, start);
      const inner = spans(node.children ?? [], start, end);
      html += `<span class="${markOf(node)}" title="${escape(valuesOf(node))}">${inner}</span>`;
      at = end;
    }
    return html + text(at, to);
  };
  return number() + spans(report, 0, source.length);
}

const startOf = (node: CoverageNode): number => node.sourcePosition.currentOffset;
const endOf = (node: CoverageNode): number => node.sourcePosition.endOffset + 1;

function row(source: string, node: CoverageNode): string {
  const { line, column } = node.sourcePosition;
  const text = source.slice(startOf(node), endOf(node)).replaceAll(/\s+/g, ' ');
  return (
    `<tr><td><a href="#L${line}">${line}:${column}</a></td><td>${escape(shorten(text))}</td>` +
    `<td><span class="${markOf(node)}">${escape(valuesOf(node))}</span></td></tr>`
  );
}

function markOf({ values = [] }: CoverageNode): Mark {
  if (values.every(isPassedOver)) return 'never';
  const took = (bool: boolean): boolean => values.some(({ value }) => value.boolValue === bool);
  const [yes, no] = [took(true), took(false)];
  if (yes && no) return 'both';
  if (values.some(({ value }) => 'undefined' in value)) return 'error';
  return yes ? 'true' : no ? 'false' : 'value';
}

const isPassedOver = ({ value }: CoverageValue): boolean => Object.keys(value).length === 0;

/** Values that look alike, such as equal documents of several requests, are counted together. */
function valuesOf({ values = [] }: CoverageNode): string {
  const counts = new Map<string, number>();
  for (const each of values) {
    const { value, count } = each;
    const text = isPassedOver(each) ? 'passed over' : shorten(shown(value));
    counts.set(text, (counts.get(text) ?? 0) + count);
  }
  if (counts.size === 0) return LEGEND.never;
  return [...counts].map(([text, count]) => `${text} (${count}×)`).join(', ');
}

/** A value of the report, as one would write it in rules where that is possible. */
function shown(value: unknown): string {
  if (!isObject(value)) return '…';
  const [[kind, content] = ['', undefined]] = Object.entries(value);
  const inner = isObject(content) ? content : {};
  switch (kind) {
    case 'nullValue':
      return 'null';
    case 'boolValue':
    case 'intValue':
    case 'floatValue':
      return String(content);
    case 'stringValue':
      return JSON.stringify(content);
    case 'timestampValue':
    case 'durationValue':
      return String(content);
    case 'pathValue':
      return asItems(inner.segments).map(segmentText).join('');
    case 'listValue':
      return `[${asItems(inner.values).map(shown).join(', ')}]`;
    case 'setValue':
      return `[${asItems(inner.values).map(shown).join(', ')}].toSet()`;
    case 'mapValue': {
      const fields = Object.entries(isObject(inner.fields) ? inner.fields : {});
      return `{${fields.map(([key, field]) => `${JSON.stringify(key)}: ${shown(field)}`).join(', ')}}`;
    }
    case 'undefined':
      return `failed: ${String(inner.causeMessage)}`;
    case 'constraintValue':
      return 'not known from the query';
    case 'otherValues':
      return 'further values';
    default:
      return JSON.stringify(value);
  }
}

const asItems = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
const segmentText = (segment: unknown): string =>
  `/${isObject(segment) ? String(segment.simple) : ''}`;

const shorten = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => ESCAPES[char] ?? '');
