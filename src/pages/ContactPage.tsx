import { firm } from '@/content/firm';
import { ContactForm } from '@/features/enquiries/ContactForm';
import { PageDecor } from '@/ui/Decor';
import { SectionHead } from '@/ui/SectionHead';
import { OfficeMap } from './contact/OfficeMap';
import './ContactPage.css';

/** How to reach the firm, and the form. */
export default function ContactPage() {
  return (
    <>
      <SectionHead section="contact" />
      <section className="g has-decor">
        <PageDecor only="arc" />
        <div className="ct">
          <div>
            <h1>Contact Us</h1>
            <dl>
              <div>
                <dt>Phone</dt>
                <dd className="ph-n fig">
                  {firm.phones.map(({ shown, href }) => (
                    <a key={href} href={href}>
                      {shown}
                    </a>
                  ))}
                </dd>
              </div>
              <div>
                <dt>E-mail</dt>
                <dd className="em">
                  <a href={`mailto:${firm.email}`}>{firm.email}</a>
                </dd>
              </div>
              <div>
                <dt>Address</dt>
                <dd className="ad">{firm.address}</dd>
              </div>
            </dl>
            <div className="day">
              <div className="dial" aria-hidden="true">
                <img src="/images/day-dial.svg" alt="" width="112" height="112" />
                <b className="fig">24</b>
              </div>
              <p>{firm.responsePromise}</p>
            </div>
          </div>
          <ContactForm />
        </div>
      </section>
      <OfficeMap />
    </>
  );
}
