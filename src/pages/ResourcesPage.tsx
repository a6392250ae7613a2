import { ResourceLibrary } from '@/features/resources/ResourceLibrary';
import { PageDecor } from '@/ui/Decor';
import { SectionHead } from '@/ui/Head';
import './ResourcesPage.css';

export default function ResourcesPage() {
  return (
    <>
      <SectionHead section="resources" />
      <section className="navy-ground page-grid relative isolate min-h-24 content-center overflow-hidden py-5 md:min-h-[216px] md:py-8">
        <div>
          <h1 className="text-[clamp(2.25rem,5vw,4.5rem)]">Resources</h1>
          <p className="lead mt-4 max-w-[21em] text-lg/7 not-print:max-md:sr-only">
            Market summaries, price lists and reports, published as soon as they are ready.
          </p>
        </div>
        <div className="calendar-banner absolute print:hidden inset-y-0 right-0 left-[54%] -z-1 col-full lg:left-[calc(50%-40px)]" />
        <p className="note picture-note right-2 bottom-1 col-full max-md:py-0 md:top-2 md:right-4 md:bottom-auto">
          Illustration
        </p>
      </section>
      <section className="page-grid relative" aria-label="Published resources">
        <PageDecor only="arc" />
        <ResourceLibrary />
      </section>
    </>
  );
}
