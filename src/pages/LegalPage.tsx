import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { legalPages, findLegalPath } from '@/content/legal/pages';
import { legalTexts } from '@/content/legal/texts';
import { listKeys } from '@/lib/records';
import { Icon } from '@/ui/Icon';
import { LegalHead } from './legal/LegalHead';
import { Section } from './legal/Section';
import { Points } from './legal/Points';
import { RichText } from './legal/RichText';
import './LegalPage.css';

/**
 * Warns that the legal text is not final. Shown if the page still contains a placeholder that the
 * firm has to fill in.
 */
function ExampleNotice() {
  return (
    <p className="legal-notice" role="note">
      <b>Example site.</b> Text marked <mark>like this</mark> is a placeholder. This page is a draft
      and not legal advice. Counsel must replace it before the site goes live.
    </p>
  );
}

interface AddedSection {
  id: string;
  title: string;
  section: ReactNode;
}

interface LegalPageProps {
  /** An extra section above the legal text. */
  first?: AddedSection;
}

/** Shows the legal page of the current path. */
export default function LegalPage({ first }: LegalPageProps) {
  const path = findLegalPath(useLocation().pathname) ?? '/privacy';
  const title = legalPages[path];
  const { lead, version, inForce, reviewed, summary: short, sections } = legalTexts[path];
  const isDraft = /\{\w/.test(JSON.stringify(legalTexts[path]));
  const paths = listKeys(legalPages);
  const next = paths[(paths.indexOf(path) + 1) % paths.length] ?? path;
  return (
    <>
      <LegalHead path={path} />
      {/* The key makes React create a new element for each page. Otherwise React would reuse the text
          nodes of the previous page, which fails if the browser has translated that page. */}
      <section key={path} className="legal page-grid py-16 max-md:py-10">
        <div>
          <h1>{title}</h1>
          <p className="lead mt-6">{lead}</p>
          <p className="mt-5 text-compact/6 text-muted">
            In force from <RichText of={inForce} />. Version {version}. Last reviewed by counsel on{' '}
            <RichText of={reviewed} />.
          </p>
          {isDraft && <ExampleNotice />}
          <div className="legal-text">
            <nav className="print:hidden" aria-label="Contents">
              <details>
                <summary>Contents</summary>
                <ol>
                  {[...(first ? [first] : []), ...sections].map(({ id, title: name }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{name}</a>
                    </li>
                  ))}
                </ol>
              </details>
            </nav>
            <div className="navy-ground">
              <h2>In short</h2>
              <Points of={short} />
            </div>
            <article>
              {first?.section}
              {sections.map((section) => (
                <Section key={section.id} {...section} />
              ))}
              <p className="mt-12 line-t border-navy-900 pt-6 text-label/5 text-muted print:hidden">
                Next
                <Link
                  className="mt-1 flex w-fit items-center gap-3 font-head text-[1.0625rem]/6 font-semibold no-underline"
                  to={next}
                >
                  <span>{legalPages[next]}</span>
                  <Icon name="right" size={18} />
                </Link>
              </p>
            </article>
          </div>
        </div>
      </section>
    </>
  );
}
