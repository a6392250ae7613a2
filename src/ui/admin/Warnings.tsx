import { Banner } from './Banner';

/** What staff should look at again before they save; none of it stops the save. */
export function Warnings({ children }: { children: readonly string[] }) {
  return (
    <Banner tone="warn" className="mt-4">
      {children.length > 0 && children.join(' ')}
    </Banner>
  );
}
