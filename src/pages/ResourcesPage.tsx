import { ResourceLibrary } from '@/features/resources/ResourceLibrary';
import { PageDecor } from '@/ui/Decor';
import { SectionHead } from '@/ui/SectionHead';

/** Reports by category. */
export default function ResourcesPage() {
  return (
    <>
      <SectionHead section="resources" />
      <section className="page-head navy-ground page-grid relative isolate content-center overflow-hidden pt-12 pb-58 md:min-h-[312px] md:pt-20 md:pb-18">
        <div>
          <h1>Resources</h1>
          <p className="lead mt-6 max-w-[18.9em]">
            Market summaries, price lists and reports, published as they are finished.
          </p>
        </div>
        <img
          className="banner absolute bottom-0 left-[calc(50%-120px)] -z-1 h-[280px] w-auto max-w-none max-lg:left-[44%] max-md:left-0 max-md:h-52 md:[mask:linear-gradient(90deg,transparent_2%,#000_30%)]"
          src="/images/banner-calendar.svg"
          alt=""
          width={1000}
          height={280}
        />
        <p className="note picture-note right-4 bottom-[200px] md:top-4 md:right-6 md:bottom-auto">
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
