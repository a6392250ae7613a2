import { Link } from 'react-router-dom';
import { directorImage, directorPath, directors } from '@/content/directors';
import { PageDecor } from '@/ui/Decor';
import { SectionHead } from '@/ui/SectionHead';
import './DirectorsPage.css';

/** The board, each with a biography; stacked below 768 pixels. */
export default function DirectorsPage() {
  return (
    <>
      <SectionHead section="about" />
      <section className="g ph paper">
        <div>
          <h1 className="wide">Board of Directors</h1>
        </div>
      </section>
      <section className="g bd-s paper has-decor">
        <PageDecor />
        <ul className="bd">
          {directors.map(({ name, role, desc, image }, index) => (
            <li key={name}>
              <img
                src={directorImage(image)}
                alt={`Monogram portrait of ${name}`}
                width="360"
                height="480"
                {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              />
              <div>
                <p className="role">{role}</p>
                <h2>
                  <Link to={directorPath(name)}>{name}</Link>
                </h2>
                <div className="prose">
                  {desc.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
