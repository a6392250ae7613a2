import { toContactPath, DELIVERABLE_LABEL, services, servicesLead } from '@/content/services';
import { newsletter } from '@/content/newsletter';
import { SIGN_UP_LABEL } from '@/features/enquiries/barMessages';
import { NewsletterLink } from '@/features/enquiries/NewsletterLink';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/LinkButton';
import { SectionHead } from '@/ui/SectionHead';
import './ServicesPage.css';

const isFlipped = (index: number) => index % 2 === 1;

export default function ServicesPage() {
  return (
    <>
      <SectionHead section="services" />
      <section className="page-grid bg-paper pt-18 pb-16 max-md:pt-10 max-md:pb-8">
        <div className="grid grid-cols-[1fr] items-start gap-10 lg:grid-cols-[1fr_1fr] lg:gap-6">
          <div>
            <h1>Services</h1>
            <p className="lead mt-6">{servicesLead}</p>
          </div>
          <ul className="line-t border-navy-900 print:hidden">
            {services.map(({ id, name }) => (
              <li key={id}>
                <a
                  className="flex min-h-14 items-center justify-between line-b border-hair font-head text-[1.0625rem]/6 font-semibold [letter-spacing:-0.01em] text-navy-900 no-underline [transition:padding_200ms_var(--ease-settle)] hover:bg-cyan-tint hover:pl-4"
                  href={`#${id}`}
                >
                  {name}
                  <Icon name="down" strokeWidth={1.75} />
                </a>
              </li>
            ))}
            <li data-keep-away>
              <NewsletterLink className="-mx-4 flex min-h-16 items-center justify-between gap-4 line-b border-navy-900 bg-cyan-tint px-4 py-2 text-muted no-underline hover:[&_b]:underline">
                <span className="text-sm/5">
                  <span className="block font-head text-[1.0625rem]/6 font-semibold [letter-spacing:-0.01em] text-navy-900">
                    {newsletter.title}
                  </span>{' '}
                  {newsletter.promise}
                </span>{' '}
                <b className="font-head font-semibold text-link">{SIGN_UP_LABEL}</b>
              </NewsletterLink>
            </li>
          </ul>
        </div>
      </section>
      {services.map(({ id, name, description, image, ground, receive }, index) => (
        <section
          className="grid scroll-mt-18 md:min-h-[600px] md:grid-cols-[1fr_1fr]"
          id={id}
          key={id}
          aria-labelledby={`${id}-name`}
        >
          <div
            className={classes('flex flex-col justify-center', isFlipped(index) && 'bg-paper')}
            data-words={isFlipped(index) ? 'right' : 'left'}
          >
            <h2 className="max-w-[11em]" id={`${id}-name`}>
              {name}
            </h2>
            <p className="mt-6 max-w-[29em] text-lg/[1.6] text-muted">{description}</p>
            <figure className="mt-8 flex flex-wrap items-center gap-6 line-t border-hair pt-6">
              <img
                className="flex-none max-md:w-22"
                src={receive.image}
                alt=""
                width={receive.size[0]}
                height={receive.size[1]}
                loading="lazy"
              />
              <figcaption className="flex-1 basis-40 text-label/5 text-muted">
                {DELIVERABLE_LABEL}
                <b className="block font-head text-[1.0625rem]/6 [font-weight:650] [letter-spacing:-0.01em] text-navy-900">
                  {receive.name}
                </b>
                <span className="mt-1 block text-compact/6">{receive.text}</span>
              </figcaption>
            </figure>
            <LinkButton to={toContactPath(name)} label="Get Started" />
          </div>
          <div
            className={classes(
              'relative overflow-hidden print:hidden max-md:order-first max-md:aspect-[9/7.6] md:min-h-[420px]',
              isFlipped(index) && 'order-first',
              ground === 'navy' ? 'navy-ground' : 'bg-paper',
            )}
            data-keep-away={index === 0 || undefined}
          >
            <img
              className="absolute inset-x-0 top-0 h-[calc(100%-40px)] w-full object-cover"
              src={image}
              alt=""
              width="720"
              height="560"
              {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
            <p
              className={classes(
                'note absolute bottom-3',
                isFlipped(index) ? 'left-gutter' : 'right-gutter',
              )}
            >
              Illustration
            </p>
          </div>
        </section>
      ))}
    </>
  );
}
