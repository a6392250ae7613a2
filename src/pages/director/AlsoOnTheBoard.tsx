import { Link } from 'react-router-dom';
import { type Director, directors, toDirectorPath } from '@/content/directors';
import { Portrait } from './Portrait';
import './AlsoOnTheBoard.css';

/** Links to all other directors. */
export function AlsoOnTheBoard({ current }: { current: Director }) {
  return (
    <nav className="page-grid other-directors print:hidden" aria-labelledby="other-directors">
      <h2 className="text-xl/7 [letter-spacing:-0.02em]" id="other-directors">
        Also on the board
      </h2>
      <ul>
        {directors
          .filter((director) => director !== current)
          .map((director) => (
            <li key={director.name}>
              <Link to={toDirectorPath(director.name)}>
                <Portrait of={director} silent />
                <span>
                  <b>{director.name}</b> <small>{director.role}</small>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
