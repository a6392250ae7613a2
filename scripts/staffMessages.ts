/** What the staff area says, read from its sources, and what docs/for-staff.md explains. */
import ts from 'typescript';

/** Stands for what a message fills in. */
const FILLED_IN = '…';

/** A text of the source with its parts filled in, or null for what is no text. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ');
  if (ts.isTemplateExpression(node)) {
    return (
      node.head.text + node.templateSpans.map((span) => FILLED_IN + span.literal.text).join('')
    );
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return (textOf(node.left) ?? FILLED_IN) + (textOf(node.right) ?? FILLED_IN);
  }
  return null;
}

/** Every text in a source that somebody may read: no types, no imports, no styles, no keys. */
export function textsIn(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className') return;
    if (ts.isPropertyAssignment(node)) {
      visit(node.initializer);
      return;
    }
    const text = textOf(node);
    if (text !== null) texts.push(text.trim());
    if (text === null || ts.isTemplateExpression(node)) ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true));
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

/** The messages that the tables under a heading of a document explain: those of the first column. */
export function explainedIn(markdown: string, heading: string): string[] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [rows = ''] = section.split('\n## ');
  return rows
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| *(-|Message )/.test(line))
    .flatMap((line) => (line.split(' | ')[0] ?? '').slice(2).split('<br>'))
    .map((message) => message.trim());
}
