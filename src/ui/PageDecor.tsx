import { Decor } from './Decor';

/** The default decorations of a page. Pages with other decorations render `Decor` themselves. */
export function PageDecor({ only }: { only?: 'arc' }) {
  return (
    <>
      <Decor drawing="stroke-arc" at="top-10" first />
      {only === undefined && (
        <>
          <Decor drawing="star" at="top-30" />
          <Decor drawing="patch" at="bottom-24" />
        </>
      )}
    </>
  );
}
