import { benefitsLead } from '@/content/benefits';

/** The heading of the benefits, which Home and About share. */
export function WhyHead() {
  return (
    <div className="mb-8 grid gap-x-6 gap-y-2 max-lg:mb-5 lg:grid-cols-[1fr_1fr] lg:items-end">
      <h2 id="why">Why Choose Us</h2>
      <p className="lead">{benefitsLead}</p>
    </div>
  );
}
