import { customResearch, purposes, whoWeAre } from '@/content/about';
import { ResearchForm } from '@/features/enquiries/ResearchForm';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { SectionHead } from '@/ui/SectionHead';
import { ExampleStudy } from './about/ExampleStudy';
import { ShortWhy } from './about/ShortWhy';
import { BoardDeck } from './about/BoardDeck';
import './about/about.css';
import './about/BoardDeck.css';

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <div className="mt-8 grid max-w-[39.1em] gap-6 text-lg/[1.7777] max-md:mt-4 max-md:gap-4 max-md:text-[1.0625rem]/[1.65]">
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
