interface DecorProps {
  drawing: 'stroke-arc' | 'star' | 'patch';
  /** The height in the margin of its section: a utility such as `top-10`. */
  at: string;
}

const SIZES = { 'stroke-arc': 724, star: 32, patch: 96 };

/** Decoration in the page margins. */
export function Decor({ drawing, at }: DecorProps) {
  const size = SIZES[drawing];
  return (
    <img
      className={`decor decor-${drawing} ${at}`}
      src={`/images/${drawing}.svg`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  );
}

/** The decoration of a page that has no places of its own for it. */
export function PageDecor({ only }: { only?: 'arc' }) {
  return (
    <>
      <Decor drawing="stroke-arc" at="top-10" />
      {only === undefined && (
        <>
          <Decor drawing="star" at="top-30" />
          <Decor drawing="patch" at="bottom-24" />
        </>
      )}
    </>
  );
}
