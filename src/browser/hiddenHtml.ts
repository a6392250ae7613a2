/** Removes hidden elements from HTML before its tables are read. */
import { findHiddenClasses } from './hiddenClasses';

/** Matches a tag. Captures the slash of an end tag, the name and the attributes. */
const TAG = /<(\/?)([a-z][a-z\d]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*collapse)/i;
const QUOTED_VALUE = /"[^"]*"|'[^']*'/g;

/** Matches the names of table elements, whose end tags may be missing. */
const TABLE_PART = /^(?:table|thead|tbody|tfoot|t[rdh]|col|colgroup)$/;
const VOID_ELEMENT = /^(?:area|base|br|embed|hr|img|input|link|meta|source|track|wbr)$/;
/**
 * Matches the names of elements whose end tag may be missing. Without an end tag, the element ends
 * at the next start tag with the same name.
 */
const OPTIONAL_END_TAG = /^(?:p|li|dt|dd|option)$/;

/** Returns the value of an attribute; '' if the attribute is missing. */
function readAttribute(name: string, attributes: string): string {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
}

function isHidden(name: string, attributes: string, hiddenClasses: Set<string>): boolean {
  if (HIDING_STYLE.test(readAttribute('style', attributes))) return true;
  if (/\shidden(?=[\s=/]|$)/i.test(attributes.replace(QUOTED_VALUE, '""'))) return true;
  const classes = readAttribute('class', attributes).toLowerCase().split(/\s+/);
  return classes.some(
    (each) => hiddenClasses.has(`.${each}`) || hiddenClasses.has(`${name}.${each}`),
  );
}

interface HiddenElement {
  name: string;
  /**
   * The number of open elements with the same name as the hidden element, including the hidden
   * element itself.
   */
  open: number;
  /** The number of open tables inside the element. */
  tables: number;
}

/**
 * Updates the counts of a hidden element at the next tag. Returns whether the element ends before
 * or after this tag; null if it continues.
 */
function findEnd(element: HiddenElement, name: string, isEnd: boolean): 'before' | 'after' | null {
  if (name === 'table') element.tables += isEnd ? -1 : 1;
  // A tag of the surrounding table ends the cell, which also ends the hidden element inside it.
  if (element.tables < 0 || (element.tables === 0 && name !== 'table' && TABLE_PART.test(name)))
    return 'before';
  if (name !== element.name) return null;
  if (!isEnd && OPTIONAL_END_TAG.test(name)) return 'before';
  element.open += isEnd ? -1 : 1;
  return element.open === 0 ? 'after' : null;
}

/**
 * Removes hidden elements from an HTML text. Hidden table elements stay, but get the attribute
 * `hidden`. Call this before `parseInertHtml`, which removes styles.
 */
export function removeHidden(html: string): string {
  const hiddenClasses = findHiddenClasses(html);
  const shown: string[] = [];
  let from = 0;
  let hidden: HiddenElement | null = null;
  for (const match of html.matchAll(TAG)) {
    const [tag, slash, tagName = '', attributes = ''] = match;
    const { index } = match;
    const name = tagName.toLowerCase();
    const isEnd = slash !== '';
    if (hidden !== null) {
      const end = findEnd(hidden, name, isEnd);
      if (end === null) continue;
      hidden = null;
      from = end === 'before' ? index : index + tag.length;
      if (end === 'after') continue;
    }
    if (isEnd || VOID_ELEMENT.test(name) || !isHidden(name, attributes, hiddenClasses)) continue;
    shown.push(html.slice(from, index));
    from = index + tag.length;
    if (TABLE_PART.test(name)) shown.push(`<${name} hidden${attributes}>`);
    else hidden = { name, open: 1, tables: 0 };
  }
  if (hidden === null) shown.push(html.slice(from));
  return shown.join('');
}
