/** Removes hidden elements from HTML before its tables are read. */
import { findHiddenClasses } from './hiddenClasses';

/** Matches a tag. Captures the slash of an end tag, the name and the attributes. */
const TAG = /<(\/?)([a-z][a-z\d]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*collapse)/i;
const QUOTED_VALUE = /"[^"]*"|'[^']*'/g;

/** The elements of a table. Their end tags may be missing. */
const TABLE_PART = /^(?:table|thead|tbody|tfoot|t[rdh]|col|colgroup)$/;
const VOID_ELEMENT = /^(?:area|base|br|embed|hr|img|input|link|meta|source|track|wbr)$/;
/**
 * Elements whose end tag may be missing. An open element ends at the next element with its name.
 */
const OPTIONAL_END_TAG = /^(?:p|li|dt|dd|option)$/;

/** Returns the value of an attribute; '' without one. */
function readAttribute(name: string, attributes: string): string {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i');
  const [, double, single, bare] = pattern.exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
}

/** Returns whether an element with these attributes is hidden. */
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
  /** The number of open elements with the same name. */
  open: number;
  /** The number of open tables in the element. */
  tables: number;
}

/**
 * Counts a tag within a hidden element. Returns whether the element ends before or after the tag;
 * null if it has not ended.
 */
function findEnd(element: HiddenElement, name: string, isEnd: boolean): 'before' | 'after' | null {
  if (name === 'table') element.tables += isEnd ? -1 : 1;
  // An element without an end tag ends at the end of its cell.
  if (element.tables < 0 || (element.tables === 0 && name !== 'table' && TABLE_PART.test(name)))
    return 'before';
  if (name !== element.name) return null;
  if (!isEnd && OPTIONAL_END_TAG.test(name)) return 'before';
  element.open += isEnd ? -1 : 1;
  return element.open === 0 ? 'after' : null;
}

/**
 * Removes the hidden elements of an HTML text. Hidden parts of tables get the attribute `hidden`
 * instead. Run this before the HTML is parsed, because the parser gets no styles.
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
