import { customResearch, purposes, whoWeAre } from '@/content/about';
import { slides, SLIDES_LABEL } from '@/content/slides';
import { ResearchForm } from '@/features/enquiries/ResearchForm';
import { Carousel } from '@/ui/Carousel';
import { Decor } from '@/ui/Decor';
import { SectionHead } from '@/ui/SectionHead';
import { BoardDeck } from './about/BoardDeck';
import { WhyChooseUs } from './home/WhyChooseUs';
import './about/about.css';

function Paragraphs({ of }: { of: readonly string[] }) {
  return (
    <div className="prose">
      {of.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Who the firm is, what it is for, its custom research and its board. */
export default function AboutPage() {
  return (
    <>
      <SectionHead section="about" />
      <section className="g ph about-h">
        <div className="tx">
          <h1>{whoWeAre.title}</h1>
          <Paragraphs of={whoWeAre.paragraphs} />
          <p className="note">{whoWeAre.note}</p>
        </div>
        <img
          className="grain"
          src="/images/about-endgrain.svg"
          alt=""
          width="880"
          height="880"
          fetchPriority="high"
        />
      </section>
      <section className="g sec dark tex ila" aria-label="Objective, vision and mission">
        <div className="purpose">
          {purposes.map(({ title, text, image }) => (
            <article key={title}>
              <img src={image} alt="" width="320" height="160" loading="lazy" />
              <h2>{title}</h2>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </section>
      <section className="g sec has-decor" aria-labelledby="custom-research">
        <Decor drawing="star" at="custom-star" />
        <Decor drawing="patch" at="custom-patch" />
        <div className="custom">
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
