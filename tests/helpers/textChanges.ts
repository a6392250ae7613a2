/**
 * Browser translators put each text of a page into elements of their own. React then changes a text that is no longer
 * on the page, or fails as it removes one, or as it puts an element in front of one. Only a text that is the one
 * child of its element is safe: React sets it by the element. So each change of another text is noted here.
 */
const UNTRANSLATED = '[translate=no], svg, title, style, script, textarea';
const SHOWN_CHARS = 160;

const noted = new Set<string>();

/** React keeps no record at a text that is the one child of its element. Spaces alone are not translated. */
const isBesideOthers = (node: unknown): node is Text =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

function note(what: string, text: Text, parent: Element | null): void {
  if (parent === null || !parent.isConnected || parent.closest(UNTRANSLATED) !== null) return;
  noted.add(`${what} “${text.nodeValue}” in ${parent.outerHTML.slice(0, SHOWN_CHARS)}`);
}

/** Notes from now on what React does to texts beside others. */
export function watchTexts(): void {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (isBesideOthers(this)) note('changes', this, this.parentElement);
      value?.set?.call(this, text);
    },
  });
  // oxlint-disable-next-line typescript/unbound-method -- the proxy hands its own `this` on
  Node.prototype.removeChild = new Proxy(Node.prototype.removeChild, {
    apply(remove, parent: Node, [child]: [Node]) {
      if (isBesideOthers(child)) note('removes', child, child.parentElement);
      return Reflect.apply(remove, parent, [child]);
    },
  });
  // oxlint-disable-next-line typescript/unbound-method -- the proxy hands its own `this` on
  Node.prototype.insertBefore = new Proxy(Node.prototype.insertBefore, {
    apply(insert, parent: Node, [child, next]: [Node, Node | null]) {
      if (isBesideOthers(next)) note('inserts before', next, next.parentElement);
      return Reflect.apply(insert, parent, [child, next]);
    },
  });
}

/** Returns what was noted since this was called last. */
export function takeTextChanges(): string[] {
  const taken = [...noted];
  noted.clear();
  return taken;
}
