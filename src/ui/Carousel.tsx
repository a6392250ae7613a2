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
 * Shows slides one after the other. They stop when the focus enters the carousel or the visitor
 * presses Pause. After that, only the Play button starts them again. They wait while the pointer is
 * over the carousel. They do not start if the visitor prefers reduced motion.
 * @param scene the drawing for the slide without a picture. Without a scene, all slides consist of
 * text only.
 */
export function Carousel({ scene }: { scene?: ReactNode }) {
  const [index, setIndex] = useState(0);
  // Null until the visitor presses Play or Pause.
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const playing = choice === null ? !reducedMotion : choice === 'play';
  const idle = useIdle();
  // If the browser is set to save data, the first drawing stays and no pictures are loaded.
  const keepsFirst = idle && isDataSaverOn();
  const drawn = keepsFirst ? 0 : index;
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    // The visitor may have moved the focus to the carousel before hydration.
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
          Pause is the first tab stop, so that keyboard and screen reader users can stop the slides
          first.
        */}
        <Control
          label={playing ? 'Pause the slides' : 'Play the slides'}
          icon={playing ? 'pause' : 'play'}
          // Prevent the press from moving the focus to this button. The focus would pause the
          // slides, and the click would start them again.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setChoice(playing ? 'pause' : 'play');
            // The pointer is over the carousel, which would delay the slides. Play should start
            // them at once.
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
