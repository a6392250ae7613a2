import { Link } from 'react-router-dom';
import { directorImage, directorPath, directors } from '@/content/directors';
import { KeyLink } from '@/ui/Key';
import './BoardDeck.css';

/** The board as overlapping portraits, each a link to the director. */
export function BoardDeck() {
  return (
    <section className="page-grid py-section" aria-labelledby="board">
      <div>
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
          <h2 id="board">Board of Directors</h2>
          <KeyLink tone="line" to="/about/directors" label="Read their biographies" />
        </div>
        <ul className="deck">
          {directors.map(({ name, role, image }) => (
            <li key={name}>
              <Link to={directorPath(name)}>
                <div className="deck-portrait">
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
