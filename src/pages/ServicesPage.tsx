import { services, servicesLead } from '@/content/services';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/Icon';
import { KeyLink } from '@/ui/Key';
import { SectionHead } from '@/ui/SectionHead';
import './ServicesPage.css';

/** The five services, each with its picture and a way to get started. */
export default function ServicesPage() {
  return (
    <>
      <SectionHead section="services" />
      <section className="g sv-h">
        <div>
          <div>
            <h1>Services</h1>
            <p className="lead mt-6">{servicesLead}</p>
          </div>
          <ul className="sv-i">
            {services.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {name}
                  <Icon name="down" strokeWidth={1.75} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      {services.map(({ id, name, description, image, ground }, index) => (
        <section
          className={classes('sv', index % 2 === 1 && 'flip')}
          id={id}
          key={id}
          aria-labelledby={`${id}-name`}
        >
          <div className="tx">
            <h2 id={`${id}-name`}>{name}</h2>
            <p>{description}</p>
            <KeyLink to="/contact" label="Get Started" />
          </div>
          <div className={classes('pic', ground === 'navy' ? 'dark' : 'lt')}>
            <img
              src={image}
              alt=""
              width="720"
              height="560"
              {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
            <p className="note">Illustration</p>
          </div>
        </section>
      ))}
    </>
  );
}
