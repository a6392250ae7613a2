interface ContentsProps {
  sections: readonly { id: string; title: string }[];
}

/** The table of contents. It is folded on a phone and always open beside the text. */
export function Contents({ sections }: ContentsProps) {
  return (
    <nav className="legal-contents print:hidden" aria-label="Contents">
      <details>
        <summary>Contents</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
