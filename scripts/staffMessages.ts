/** Reads the texts of the staff area from its sources, and those that docs/for-staff.md explains. */
import { parseSync, type ESTree } from 'vite';

/** Stands for what a message fills in. */
const FILLED_IN = '…';

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns a text of the source with its parts filled in, or null for what is no text. */
function textOf(node: ESTree.Node): string | null {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : null;
    case 'JSXText':
      return node.value.replaceAll(/\s+/g, ' ');
    case 'TemplateLiteral':
      return node.quasis.map((part) => part.value.cooked ?? '').join(FILLED_IN);
    case 'BinaryExpression':
      if (node.operator !== '+') return null;
      return (textOf(node.left) ?? FILLED_IN) + (textOf(node.right) ?? FILLED_IN);
    default:
      return null;
  }
}

/** Returns every text in a source that somebody may read: no types, no imports, no styles, no keys. */
export function textsIn(source: string): string[] {
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit);
      return;
    }
    if (!isNode(value)) return;
    if (value.type === 'ImportDeclaration' || /^TS.*(?<!Expression)$/.test(value.type)) return;
    if (value.type === 'JSXAttribute' && value.name.name === 'className') return;
    if (value.type === 'Property') {
      visit(value.value);
      return;
    }
    const text = textOf(value);
    if (text !== null) texts.push(text.trim());
    if (text === null || value.type === 'TemplateLiteral') Object.values(value).forEach(visit);
  };
  visit(parseSync('x.tsx', source).program);
  return texts;
}

/**
 * A sentence of its own: three words or more, or ended as one. What begins with a small letter is a
 * part of another, and what is filled in is no word.
 */
export function isMessage(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  return /^[\p{Lu}\d'"…]/u.test(text) && (words.length >= 3 || /\p{L}.*(\.|!|\?)$/u.test(text));
}

/** Returns the messages that the tables under a heading of a document explain: those of the first column. */
export function explainedIn(markdown: string, heading: string): string[] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [rows = ''] = section.split('\n## ');
  return rows
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| *(-|Message )/.test(line))
    .flatMap((line) => (line.split(' | ')[0] ?? '').slice(2).split('<br>'))
    .map((message) => message.trim());
}
