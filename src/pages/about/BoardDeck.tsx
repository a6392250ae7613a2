import { Link } from 'react-router-dom';
import { toDirectorPath, directors } from '@/content/directors';
import { LinkButton } from '@/ui/LinkButton';
import { Portrait } from '../director/Portrait';

export function BoardDeck() {
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
              <Link to={toDirectorPath(director.name)}>
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
