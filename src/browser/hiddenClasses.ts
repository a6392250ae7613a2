/**
 * Returns the selectors of the classes that `<style>` elements in `html` hide, such as '.xl65' and
 * 'tr.xl65', in lower case. Excel copies style elements to the clipboard. Rules inside conditions
 * such as `@media print` are ignored.
 */
export function findHiddenClasses(html: string): Set<string> {
  const sheet = new CSSStyleSheet();
  // The text is split at start and end tags, so each part at an odd index is a style sheet.
  const parts = html.split(/<\/?style(?:\s[^<>]*)?>/i);
  sheet.replaceSync(parts.filter((_, index) => index % 2 === 1).join('\n'));
  const selectors = [...sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule)) return [];
    const isHidden = rule.style.display === 'none' || rule.style.visibility === 'collapse';
    return isHidden ? rule.selectorText.toLowerCase().split(/\s*,\s*/) : [];
  });
  return new Set(selectors);
}
