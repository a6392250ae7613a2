/**
 * Records text updates of React that would fail on a translated page. The translator of a browser
 * moves each text into new elements. React would then update or remove a text that is no longer on
 * the page. A text without siblings is safe, because React sets it through the parent element.
 */
const UNTRANSLATED = '[translate=no], svg, title, style, script, textarea';
const SHOWN_CHARS = 160;

const recorded = new Set<string>();

/**
 * Returns whether a text has siblings. React has a fiber only for texts with siblings. Texts that
 * contain only spaces do not count, because browsers do not translate them.
 */
const hasSiblings = (node: unknown): node is Text =>
  node instanceof Text &&
  node.data.trim() !== '' &&
  Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

function record(what: string, text: Text, parent: Element | null): void {
  if (parent === null || !parent.isConnected || parent.closest(UNTRANSLATED) !== null) return;
  recorded.add(`${what} “${text.nodeValue}” in ${parent.outerHTML.slice(0, SHOWN_CHARS)}`);
}

/** Starts recording React's changes of texts that have siblings. */
export function watchTexts(): void {
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      if (hasSiblings(this)) record('changes', this, this.parentElement);
      value?.set?.call(this, text);
    },
  });
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on its own `this`
  Node.prototype.removeChild = new Proxy(Node.prototype.removeChild, {
    apply(remove, parent: Node, [child]: [Node]) {
      if (hasSiblings(child)) record('removes', child, child.parentElement);
      return Reflect.apply(remove, parent, [child]);
    },
  });
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on its own `this`
  Node.prototype.insertBefore = new Proxy(Node.prototype.insertBefore, {
    apply(insert, parent: Node, [child, next]: [Node, Node | null]) {
      if (hasSiblings(next)) record('inserts before', next, next.parentElement);
      return Reflect.apply(insert, parent, [child, next]);
    },
  });
}

/** Returns the changes since the last call, and forgets them. */
export function takeTextChanges(): string[] {
  const taken = [...recorded];
  recorded.clear();
  return taken;
}
