import { siteHost } from '@/browser/settings';
import { firm } from '@/content/firm';

/** Stands on paper in place of a form: where to write, and the address of the form. */
export function OnPaper({ form }: { form: string }) {
  return (
    <p className="on-paper" hidden>
      Write to {firm.email}, or use the form at {siteHost()}
      {form}.
    </p>
  );
}
