/**
 * Returns the classes that the style blocks of an HTML text hide, such as Excel puts on the
 * clipboard: as selectors such as '.xl65' and 'tr.xl65', in lower case. Rules with conditions, such
 * as for print, do not count.
 */
export function hiddenClassesOf(html: string): Set<string> {
  const sheet = new CSSStyleSheet();
  // The parts between a start tag and an end tag are the style blocks.
  const parts = html.split(/<\/?style(?:\s[^<>]*)?>/i);
  sheet.replaceSync(parts.filter((_, index) => index % 2 === 1).join('\n'));
  const selectors = [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule)) return [];
    const isHidden = rule.style.display === 'none' || rule.style.visibility === 'collapse';
    return isHidden ? rule.selectorText.toLowerCase().split(/\s*,\s*/) : [];
  });
  return new Set(selectors);
}
