import { Link } from 'react-router-dom';
import { directorImage, directorPath, directors } from '@/content/directors';
import { PageDecor } from '@/ui/Decor';
import { Icon } from '@/ui/Icon';
import { SectionHead } from '@/ui/Head';
import './DirectorsPage.css';

/** The board, each with the beginning of a biography that the profile goes on with. */
export default function DirectorsPage() {
  return (
    <>
      <SectionHead section="about" />
      <section className="page-grid bg-paper pt-16 pb-10 max-md:pt-10 max-md:pb-6">
        <div>
          <h1 className="max-md:text-[2.5rem]">Board of Directors</h1>
        </div>
      </section>
      <section className="page-grid relative bg-paper pb-16">
        <PageDecor />
        <ul>
          {directors.map(({ name, role, desc, image }, index) => (
            <li className="board-member" key={name}>
              <div className="board-name">
                <p className="font-head font-semibold text-link">{role}</p>
                <h2>
                  <Link
                    className="text-inherit no-underline underline-offset-6"
                    to={directorPath(name)}
                  >
                    {name}
                  </Link>
                </h2>
              </div>
              <img
                src={directorImage(image)}
                alt={`Monogram portrait of ${name}`}
                width="360"
                height="480"
                {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              <p>{desc[0]}</p>
              <p
                className="flex items-center gap-3 font-head print:hidden text-compact/6 font-semibold text-link"
                aria-hidden="true"
              >
                Profile
                <Icon name="right" strokeWidth={1.75} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
