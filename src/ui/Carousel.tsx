import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { isDataSaverOn } from '@/browser/offline';
import { SLIDE_LINK_LABEL, slides, SLIDES_LABEL } from '@/content/slides';
import { CAROUSEL_INTERVAL_MS } from './carouselInterval';
import { classes } from './classes';
import { Icon } from './Icon';
import type { IconName } from './iconShapes';
import { LinkButton } from './LinkButton';
import { useIdle, useMediaQuery } from './browserState';
import './Carousel.css';

interface ControlProps extends ComponentProps<'button'> {
  label: string;
  icon: IconName;
}

function Control({ label, icon, ...rest }: ControlProps) {
  return (
    <button className="carousel-button" type="button" aria-label={label} {...rest}>
      <Icon name={icon} strokeWidth={1.75} fill={icon === 'play' ? 'currentColor' : 'none'} />
    </button>
  );
}

/**
 * Slides that advance by themselves and wrap around. They stop for good when the focus enters them
 * or the visitor pauses them. They also wait under the pointer, and do not start with reduced
 * motion. Previous and Next stop at the ends.
 * @param scene the drawing of the slide without a picture. Without a scene, the slides have only
 * text, in one row.
 */
export function Carousel({ scene }: { scene?: ReactNode }) {
  const [index, setIndex] = useState(0);
  // The visitor's choice to play or pause; null until there is one.
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const playing = choice === null ? !reducedMotion : choice === 'play';
  const idle = useIdle();
  // If the visitor saves data, the first drawing stays and no pictures are loaded.
  const keepsFirst = idle && isDataSaverOn();
  const drawn = keepsFirst ? 0 : index;
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    // The visitor may have moved the focus here before hydration.
    if (section.current?.contains(document.activeElement) === true) setChoice('pause');
  }, []);

  useEffect(() => {
    if (!playing || hovered) return;
    const timer = setTimeout(() => setIndex((index + 1) % slides.length), CAROUSEL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [playing, hovered, index]);

  return (
    <section
      className="page-grid"
      aria-roledescription="carousel"
      aria-label={SLIDES_LABEL}
      ref={section}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setChoice((current) => (current === 'play' ? current : 'pause'))}
    >
      <div className={classes('carousel navy-ground', scene === undefined && 'carousel-row')}>
        {/*
         * Pause is the first tab stop, so that keyboard and screen reader users can stop the slides
         * before they reach them.
         */}
        <Control
          label={playing ? 'Pause the slides' : 'Play the slides'}
          icon={playing ? 'pause' : 'play'}
          // The press must not move the focus: the focus would pause the slides, and the click
          // would play them again.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setChoice(playing ? 'pause' : 'play');
            // The pointer is over the button, but Play should start at once.
            setHovered(false);
          }}
        />
        {(scene === undefined ? [] : slides).map(({ title, image }, position) => (
          <div
            className={classes('carousel-scene print:hidden', position === drawn && 'shown')}
            key={title}
          >
            {image === undefined
              ? scene
              : (position === drawn || (idle && !keepsFirst)) && (
                  <>
                    <img src={image} alt="" width="960" height="560" loading="lazy" />
                    <p className="note">Illustration</p>
                  </>
                )}
          </div>
        ))}
        <div className="carousel-words contents">
          <div className="grid print:block" aria-live={playing ? 'off' : 'polite'}>
            {slides.map(({ title, text, to }, position) => (
              <div
                key={title}
                className={classes('slide', position === index && 'shown')}
                role="group"
                aria-roledescription="slide"
                aria-label={`${position + 1} of ${slides.length}`}
                aria-hidden={position !== index}
              >
                <h2>{title}</h2>
                <p>{text}</p>
                <LinkButton tone="cyan" to={to} label={SLIDE_LINK_LABEL} />
              </div>
            ))}
          </div>
          <div className="carousel-controls print:hidden">
            <Control
              label="Previous slide"
              icon="left"
              aria-disabled={index === 0}
              onClick={() => setIndex(Math.max(index - 1, 0))}
            />
            <Control
              label="Next slide"
              icon="right"
              aria-disabled={index === slides.length - 1}
              onClick={() => setIndex(Math.min(index + 1, slides.length - 1))}
            />
            <div className="ml-2 flex">
              {slides.map(({ title }, position) => (
                <button
                  key={title}
                  type="button"
                  className="slide-dot"
                  aria-label={`Slide ${position + 1}`}
                  aria-current={position === index ? 'true' : undefined}
                  onClick={() => setIndex(position)}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
