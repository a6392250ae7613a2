import { ResourceLibrary } from '@/features/resources/ResourceLibrary';
import { PageDecor } from '@/ui/Decor';
import { SectionHead } from '@/ui/SectionHead';
import './ResourcesPage.css';

/** Reports by category. */
export default function ResourcesPage() {
  return (
    <>
      <SectionHead section="resources" />
      <section className="g rs-h dark">
        <div>
          <h1>Resources</h1>
          <p className="lead">
            Market summaries, price lists and reports, published as they are finished.
          </p>
        </div>
        <img className="cal" src="/images/banner-calendar.svg" alt="" width={1000} height={280} />
        <p className="note">Illustration</p>
      </section>
      <section className="g has-decor" aria-label="Published resources">
        <PageDecor only="arc" />
        <ResourceLibrary />
      </section>
    </>
  );
}
