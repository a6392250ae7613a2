import { Link } from 'react-router-dom';
import { customResearch, purposes, whoWeAre } from '@/content/about';
import { slides, SLIDES_LABEL } from '@/content/slides';
import { ResearchForm } from '@/features/enquiries/ResearchForm';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { SectionHead } from '@/ui/Head';
import { directorImage, directorPath, directors } from '@/content/directors';
import { LinkButton } from '@/ui/SiteButton';
import { WhyChooseUs } from './home/WhyChooseUs';
import './about/about.css';
import './about/BoardDeck.css';

function BoardDeck() {
  return (
    <section className="page-grid py-section" aria-labelledby="board">
      <div>
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 id="board">Board of Directors</h2>
          <LinkButton tone="line" to="/about/directors" label="Read their biographies" />
        </div>
        <ul className="deck">
          {directors.map(({ name, role, image }) => (
            <li key={name}>
              <Link to={directorPath(name)}>
                <div className="deck-portrait print:hidden">
                  <img src={directorImage(image)} alt="" width="360" height="480" loading="lazy" />
                </div>
                <div className="deck-name">
                  <b>{name}</b> <span>{role}</span>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Beside each other, or with the picture on the left. */
const PURPOSE =
  'border-hair-navy max-lg:grid max-lg:grid-cols-[96px_1fr] max-lg:items-center max-lg:gap-x-6 max-lg:not-first:line-t max-lg:py-10 max-md:py-6 md:max-lg:grid-cols-[200px_1fr] lg:not-first:line-l lg:px-8 lg:first:pl-0 lg:last:pr-0';

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <div className="mt-8 grid max-w-[39.1em] gap-6 text-lg/[1.7777] max-md:text-[1.0625rem]/[1.65]">
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

export default function AboutPage() {
  return (
    <>
      <SectionHead section="about" />
      <section className="page-grid relative isolate content-center overflow-hidden bg-paper pt-28 pb-30 max-lg:pt-16 max-lg:pb-0 max-md:pt-10 lg:min-h-[720px]">
        <div className="lg:w-[min(560px,100%)]">
          <h1 className="max-w-[12ch]">{whoWeAre.title}</h1>
          <Paragraphs of={whoWeAre.paragraphs} />
          <p className="note mt-10 max-lg:mt-6">{whoWeAre.note}</p>
        </div>
        <img
          className="endgrain print:hidden"
          src="/images/about-endgrain.svg"
          alt=""
          width="880"
          height="880"
          fetchPriority="high"
        />
      </section>
      <section
        className="navy-ground striped-cloth page-grid relative isolate py-section"
        aria-label="Objective, vision and mission"
      >
        <div className="grid grid-cols-[1fr] lg:grid-cols-[repeat(3,minmax(0,1fr))]">
          {purposes.map(({ title, text, image }) => (
            <article className={PURPOSE} key={title}>
              <img
                className="h-40 w-full print:hidden max-lg:row-[1/3] max-md:h-24 max-md:object-cover lg:mb-10"
                src={image}
                alt=""
                width="320"
                height="160"
                loading="lazy"
              />
              <h2 className="text-h3/8 max-lg:self-end">{title}</h2>
              <p className="mt-4 [line-height:1.6] max-lg:mt-2 max-lg:self-start">{text}</p>
            </article>
          ))}
        </div>
      </section>
      <section className="page-grid relative py-section" aria-labelledby="custom-research">
        <Decor drawing="star" at="top-30" />
        <Decor drawing="patch" at="bottom-24" />
        <div className="grid grid-cols-[1fr] items-start gap-10 lg:grid-cols-[5fr_7fr] lg:gap-x-18 lg:gap-y-6">
          <div>
            <h2 id="custom-research">{customResearch.title}</h2>
            <Paragraphs of={customResearch.paragraphs} />
          </div>
          <ResearchForm />
        </div>
      </section>
      <Carousel label={SLIDES_LABEL} slides={slides} />
      <WhyChooseUs ground="paper" />
      <BoardDeck />
    </>
  );
}
