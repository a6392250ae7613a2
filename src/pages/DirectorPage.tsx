import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { directorImage, findDirector } from '@/content/directors';
import { PageDecor } from '@/ui/Decor';
import { Icon } from '@/ui/Icon';
import { SectionHead } from '@/ui/SectionHead';
import NotFoundPage from './NotFoundPage';
import './DirectorPage.css';

/** The profile of the director whose full name is in the address. */
export default function DirectorPage() {
  const { id } = useParams();
  const navigate = useNavigate();
  // The router gives the first page of a visit the key 'default'.
  const openedDirectly = useLocation().key === 'default';
  const director = findDirector(id);
  if (director === undefined) return <NotFoundPage />;

  const back = () => void (openedDirectly ? navigate('/about/directors') : navigate(-1));
  return (
    <>
      <SectionHead section="about" />
      <section className="g paper has-decor">
        <PageDecor />
        <div className="dr">
          <div className="back">
            <button className="btn-b" type="button" onClick={back}>
              <i>
                <Icon name="left" strokeWidth={1.75} />
              </i>
              Back
            </button>
          </div>
          <div className="pic">
            <img
              src={directorImage(director.iamgeBig)}
              alt={`Monogram portrait of ${director.name}`}
              width="480"
              height="600"
            />
          </div>
          <div>
            <p className="role">{director.role}</p>
            <h1>{director.name}</h1>
            <div className="prose">
              <div className="ruler" />
              {director.desc.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
