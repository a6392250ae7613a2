import { useLocation } from 'react-router-dom';
import { legalPages, findLegalPath } from '@/content/legal/pages';
import { legalTexts } from '@/content/legal/texts';
import { AboutVersion } from './legal/AboutVersion';
import { Contents } from './legal/Contents';
import { Details } from './legal/Details';
import { detailsSection } from './legal/detailsSection';
import { ExampleNotice } from './legal/ExampleNotice';
import { LegalHead } from './legal/LegalHead';
import { NextPage } from './legal/NextPage';
import { Section } from './legal/Section';
import { Summary } from './legal/Summary';
import './LegalPage.css';

/** Shows the legal page of the current path. */
export default function LegalPage() {
  const path = findLegalPath(useLocation().pathname) ?? '/privacy';
  const text = legalTexts[path];
  const { lead, summary, sections } = text;
  const openSections = sections.filter(({ isFolded }) => !isFolded);
  const details = sections.filter(({ isFolded }) => isFolded);
  const isDraft = /\{\w/.test(JSON.stringify(text));
  return (
    <>
      <LegalHead path={path} />
      {/* The key makes React create a new element for each page. Otherwise React would reuse the text
          nodes of the previous page, which fails if the browser has translated that page. */}
      <section key={path} className="legal page-grid">
        <div>
          <h1>{legalPages[path]}</h1>
          <p className="lead">{lead}</p>
          {isDraft && <ExampleNotice />}
          <Summary lines={summary} />
          <div className="legal-columns">
            <Contents
              sections={[...openSections, ...(details.length > 0 ? [detailsSection] : [])]}
            />
            <article>
              {openSections.map((section) => (
                <Section key={section.id} {...section} />
              ))}
              {details.length > 0 && <Details sections={details} />}
              <NextPage path={path} />
            </article>
            <AboutVersion text={text} />
          </div>
        </div>
      </section>
    </>
  );
}
