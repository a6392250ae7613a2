import { Link } from 'react-router-dom';
import { directorImage, directorPath, directors } from '@/content/directors';
import { KeyLink } from '@/ui/Key';
import './BoardDeck.css';

/** The board as overlapping portraits, each a link to the director. */
export function BoardDeck() {
  return (
    <section className="g sec" aria-labelledby="board">
      <div>
        <div className="deck-head">
          <h2 id="board">Board of Directors</h2>
          <KeyLink tone="line" to="/about/directors" label="Read their biographies" />
        </div>
        <ul className="deck">
          {directors.map(({ name, role, image }) => (
            <li key={name}>
              <Link to={directorPath(name)}>
                <div className="pic">
                  <img src={directorImage(image)} alt="" width="360" height="480" loading="lazy" />
                </div>
                <div className="who">
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
