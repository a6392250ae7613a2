import type { GlyphName } from '@/content/benefits';

/** The icon of a benefit, in the colour of the text. */
export function Glyph({ name, size = 64 }: { name: GlyphName; size?: number }) {
  return (
    <svg className="print:hidden" width={size} height={size} aria-hidden="true">
      <use href={`/images/benefits.svg#${name}`} />
    </svg>
  );
}
