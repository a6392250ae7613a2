/**
 * Returns the class selectors that the style blocks of an HTML text hide, in lower case, such as
 * '.xl65' and 'tr.xl65'. Excel puts style blocks on the clipboard. Rules with conditions, such as
 * `@media print`, are ignored.
 */
export function findHiddenClasses(html: string): Set<string> {
  const sheet = new CSSStyleSheet();
  // Every second part is a style block, between a start tag and an end tag.
  const parts = html.split(/<\/?style(?:\s[^<>]*)?>/i);
  sheet.replaceSync(parts.filter((_, index) => index % 2 === 1).join('\n'));
  const selectors = [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule)) return [];
    const isHidden = rule.style.display === 'none' || rule.style.visibility === 'collapse';
    return isHidden ? rule.selectorText.toLowerCase().split(/\s*,\s*/) : [];
  });
  return new Set(selectors);
}
