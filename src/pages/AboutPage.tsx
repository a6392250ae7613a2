import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { customResearch, exampleStudy, purposes, whoWeAre } from '@/content/about';
import { ResearchForm } from '@/features/enquiries/ResearchForm';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { SectionHead } from '@/ui/SectionHead';
import { directorPath, directors } from '@/content/directors';
import { LinkButton } from '@/ui/LinkButton';
import { ShortWhy } from './about/ShortWhy';
import { Portrait } from './director/Portrait';
import './about/about.css';
import './about/BoardDeck.css';

function BoardDeck() {
  return (
    <section className="page-grid bg-paper py-section max-md:py-12" aria-labelledby="board">
      <div>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 max-md:mb-5">
          <h2 id="board">Board of Directors</h2>
          <LinkButton tone="line" to="/about/directors" label="Read their biographies" />
        </div>
        <ul className="deck">
          {directors.map((director) => (
            <li key={director.name}>
              <Link to={directorPath(director.name)}>
                <Portrait of={director} silent className="print:hidden" />
                <div>
                  <b>{director.name}</b> <span>{director.role}</span>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <div className="mt-8 grid max-w-[39.1em] gap-6 text-lg/[1.7777] max-md:mt-4 max-md:gap-4 max-md:text-[1.0625rem]/[1.65]">
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function StudyPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="bg-paper px-4 pt-3 pb-4 md:px-6 md:pt-4 md:pb-5">
      <h3 className="mb-1 text-sm/5 text-link">{title}</h3>
      {children}
    </li>
  );
}

/**
 * From the question to what can be done: a dot for five people, then each share with its margin.
 */
function ExampleStudy() {
  const { title, note, question, asked, answers, use } = exampleStudy;
  return (
    <figure className="mt-10 [border-width:1px] border-navy-900 bg-paper text-compact/[1.5] text-navy-900 max-md:-mx-4 max-md:mt-6 max-md:[border-inline-width:0]">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 line-b border-navy-900 px-4 py-3 font-head text-lg/6 font-semibold md:px-6 md:py-4">
        {title}{' '}
        <small className="font-body text-label/5 [font-weight:400] text-muted">{note}</small>
      </figcaption>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-px bg-hair md:grid-cols-[1fr_1fr]">
        <StudyPart title="Your question">{question}</StudyPart>
        <StudyPart title="Who we ask">
          {asked}
          <svg className="mt-2 w-72 max-w-full" viewBox="0 0 288 30" aria-hidden="true">
            <pattern id="people" width="6" height="6" patternUnits="userSpaceOnUse">
              <circle cx="3" cy="3" r="1.75" fill="currentColor" />
            </pattern>
            <rect width="288" height="30" fill="url(#people)" />
          </svg>
          <small className="text-label text-muted">One dot, five people</small>
        </StudyPart>
        <StudyPart title="What they say">
          <dl className="text-label/5">
            {Object.entries(answers).map(([city, [share, margin]]) => (
              <div key={city}>
                <dt>{city}</dt>
                <svg
                  className="h-5 w-full"
                  stroke="currentColor"
                  strokeWidth="2"
                  aria-hidden="true"
                >
                  <path stroke="var(--color-tick)" d="M0 10h999" strokeWidth="0.5" />
                  <line x1={`${share - margin}%`} x2={`${share + margin}%`} y1="10" y2="10" />
                  <circle fill="var(--color-cyan)" cx={`${share}%`} cy="10" r="4.5" />
                </svg>
                <dd className="text-right font-semibold">
                  {share}% <span className="sr-only">give or take {margin} points</span>
                </dd>
              </div>
            ))}
          </dl>
          <p
            className="mx-[3.5em] grid grid-cols-[1fr_auto_1fr] gap-x-1 line-t border-tick text-label/5 text-muted"
            aria-hidden="true"
          >
            <span>0</span> 50 <span className="text-right">100%</span>
          </p>
        </StudyPart>
        <StudyPart title="What you can do with it">{use}</StudyPart>
      </ol>
    </figure>
  );
}

export default function AboutPage() {
  return (
    <>
      <SectionHead section="about" />
      <section className="page-grid relative isolate content-center overflow-hidden bg-paper max-lg:pb-10 lg:min-h-170 lg:py-24">
        <div className="row-1 max-md:row-2 md:max-lg:mt-14 md:max-lg:w-[58%] lg:w-[min(560px,53%)]">
          <h1 className="max-w-[12ch] max-md:text-[2.5rem]">{whoWeAre.title}</h1>
          <Paragraphs of={whoWeAre.paragraphs} />
          <p className="note mt-8 max-md:mt-4">{whoWeAre.note}</p>
        </div>
        <img
          className="-z-1 md:max-w-none print:hidden"
          src="/images/about-endgrain.svg"
          alt=""
          width="880"
          height="880"
          fetchPriority="high"
        />
      </section>
      <section
        className="navy-ground striped-cloth page-grid relative isolate py-6 lg:py-18"
        aria-label="Objective, vision and mission"
      >
        <div className="grid grid-cols-[1fr] lg:grid-cols-3">
          {purposes.map(({ title, text, image }) => (
            <article
              className="border-hair-navy max-lg:flex max-lg:flex-wrap max-lg:gap-x-5 max-lg:py-4 max-lg:not-first:line-t lg:px-8 lg:not-first:line-l lg:first:pl-0 lg:last:pr-0"
              key={title}
            >
              <img
                className="w-28 max-lg:mt-1 max-lg:h-14 lg:mb-8 lg:h-32 lg:w-full print:hidden"
                src={image}
                alt=""
                width="320"
                height="160"
                loading="lazy"
              />
              <div>
                <h2 className="text-h3/8 max-lg:text-xl/7">{title}</h2>
                <p className="mt-4 [line-height:1.6] max-lg:mt-0.5 max-lg:[line-height:1.5rem]">
                  {text}
                </p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section
        className="page-grid relative isolate py-section max-md:py-12"
        aria-labelledby="custom-research"
      >
        <div className="flex flex-wrap items-end gap-8 [&_.sheet]:gap-5 max-md:[&_.sheet]:gap-4 lg:[&_.sheet]:p-8 [&_textarea]:h-28 max-md:[&_textarea]:h-24 [&_textarea]:min-h-0 lg:gap-x-10 desk:gap-x-18">
          <div>
            <h2 id="custom-research">{customResearch.title}</h2>
            <Paragraphs of={customResearch.paragraphs} />
            <ExampleStudy />
          </div>
          <ResearchForm />
        </div>
        <Decor drawing="star" at="top-30" />
        <Decor drawing="patch" at="bottom-24" />
      </section>
      <Carousel />
      <ShortWhy />
      <BoardDeck />
    </>
  );
}
