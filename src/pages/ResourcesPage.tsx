import { PublishedDays } from '@/features/resources/PublishedDays';
import { ResourceLibrary } from '@/features/resources/ResourceLibrary';
import { PageDecor } from '@/ui/PageDecor';
import { SectionHead } from '@/ui/SectionHead';

export default function ResourcesPage() {
  return (
    <>
      <SectionHead section="resources" />
      <section className="navy-ground page-grid min-h-24 content-center py-5 md:min-h-[216px] md:py-8">
        <div className="grid items-end gap-x-16 gap-y-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,600px)]">
          <div>
            <h1 className="text-[min(clamp(2.25rem,5vw,4.5rem),14vw)]">Resources</h1>
            <p className="lead mt-4 max-w-[21em] text-lg/7 not-print:max-md:sr-only">
              Market summaries, price lists and reports, published as soon as they are ready.
            </p>
          </div>
          <PublishedDays />
        </div>
      </section>
      <section className="page-grid relative isolate" aria-label="Published resources">
        <ResourceLibrary />
        <PageDecor only="arc" />
      </section>
    </>
  );
}
