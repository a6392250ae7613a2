import type { ReactNode } from 'react';
import { exampleStudy } from '@/content/about';

function StudyPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="bg-paper px-4 pt-3 pb-4 md:px-6 md:pt-4 md:pb-5">
      <h3 className="mb-1 text-sm/5 text-link">{title}</h3>
      {children}
    </li>
  );
}

/**
 * Shows an example of a study from the question to the advice. Each dot stands for five people.
 * Each share of the answers has its margin of error.
 */
export function ExampleStudy() {
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
