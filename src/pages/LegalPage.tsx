import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { firm } from '@/content/firm';
import { legalPages, legalPathOf } from '@/content/legal/pages';
import {
  type LegalBlock,
  legalPicture,
  type LegalSection,
  type LegalTable,
  legalTexts,
} from '@/content/legal/texts';
import { keysOf } from '@/lib/records';
import { Head } from '@/ui/Head';
import { Icon } from '@/ui/Icon';
import './LegalPage.css';

const INLINE = /\[([^\]]+)\]\(([^)]+)\)|\{([^}]+)\}/g;

/** A text with its links and with what the firm has still to fill in. */
function Words({ of: text }: { of: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 1: words, 2: to = '', 3: blank, index } of text.matchAll(INLINE)) {
    parts.push(text.slice(end, index));
    end = index + whole.length;
    if (blank !== undefined) parts.push(<mark key={index}>{blank}</mark>);
    else if (to.startsWith('/'))
      parts.push(
        <Link key={index} to={to}>
          {words}
        </Link>,
      );
    else
      parts.push(
        <a key={index} href={to} className={to.startsWith('tel:') ? 'whitespace-nowrap' : ''}>
          {words}
        </a>,
      );
  }
  return [...parts, text.slice(end)];
}

function Points({ of: points }: { of: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <Words of={point} />
        </li>
      ))}
    </ul>
  );
}

/** A table, which a narrow window shows as a list. */
function Table({ caption, head, rows, ids = [] }: LegalTable) {
  return (
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell) => (
            <th scope="col" key={cell}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells], row) => (
          <tr key={name} {...(row in ids && { id: ids[row], tabIndex: -1 })}>
            <th scope="row">
              <Words of={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-label={head[index + 1]}>
                <Words of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Block({ of: block }: { of: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <Words of={block} />
      </p>
    );
  return 'points' in block ? <Points of={block.points} /> : <Table {...block} />;
}

function Section({ id, title, blocks }: LegalSection) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block, index) => (
        <Block key={index} of={block} />
      ))}
    </section>
  );
}

/** Says that the words are drafts, as long as something in them is left to be filled in. */
function ExampleNotice() {
  return (
    <p className="legal-notice" role="note">
      <b>Example site.</b> What is marked <mark>like this</mark> is a placeholder. The words are
      drafts, and no legal advice: counsel replaces them before the site goes live.
    </p>
  );
}

interface LegalPageProps {
  /** A section before the others. */
  first?: { id: string; title: string; section: ReactNode };
}

/** Any of the pages of `src/content/legal`, by its address. */
export default function LegalPage({ first }: LegalPageProps) {
  const path = legalPathOf(useLocation().pathname) ?? '/privacy';
  const title = legalPages[path];
  const { lead, version, inForce, reviewed, short, sections } = legalTexts[path];
  const isDraft = /\{\w/.test(JSON.stringify(legalTexts[path]));
  const paths = keysOf(legalPages);
  const next = paths[(paths.indexOf(path) + 1) % paths.length] ?? path;
  return (
    <>
      <Head
        title={`${title} | ${firm.name}`}
        description={lead}
        canonicalPath={path}
        picture={legalPicture(path)}
      />
      {/*
       * A new element for each page: React would turn the texts of one page into those of another.
       */}
      <section key={path} className="legal page-grid py-16 max-md:py-10">
        <div>
          <h1>{title}</h1>
          <p className="lead mt-6">{lead}</p>
          <p className="mt-5 text-compact/6 text-muted">
            In force from <Words of={inForce} />. Version {version}. Last reviewed by counsel on{' '}
            <Words of={reviewed} />.
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
