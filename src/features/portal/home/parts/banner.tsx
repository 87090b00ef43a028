import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Headline } from '../../../../platform/shell/headline.tsx';
import { useHref } from '../../../../platform/shell/href.ts';
import { Artwork, seedOf } from '../../../../platform/ui/artwork.tsx';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import styles from './banner.module.css';
import type { ModuleOf } from './module-view.ts';

const secondsPerSlide = 7;

export const Banner = ({ module }: { readonly module: ModuleOf<'banner'> }) => <Slides {...module} />;

type Props = Pick<ModuleOf<'banner'>, 'slides' | 'artwork' | 'styleId'> & { readonly title?: string };

/** Slides that a reader can also push by hand; they move by themselves only until someone pauses them or touches them. */
export function Slides({ slides, artwork, styleId, title = '' }: Props) {
  const say = useSay();
  const href = useHref();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const total = slides.length;

  const go = (index: number) => {
    const list = track.current;
    const slide = list?.children[index];
    if (list && slide instanceof HTMLElement)
      list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: 'smooth' });
  };

  useEffect(() => setPlaying(total > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches), [total]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` only reads the track
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => go((current + 1) % total), secondsPerSlide * 1000);
    return () => clearInterval(timer);
  }, [playing, current, total]);

  return (
    <section
      className={styles.banner}
      data-style={styleId}
      data-part="banner"
      aria-roledescription={say('ui.carousel.label')}
      aria-label={title || say('site.home.banner')}
    >
      <ul
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget: list }) =>
          setCurrent(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)))
        }
        onPointerDown={() => setPlaying(false)}
        onFocus={() => setPlaying(false)}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.id}
            className={styles.slide}
            aria-label={say('ui.carousel.slide', { index: index + 1, total })}
            inert={index !== current}
          >
            {slide.picture ? (
              <img className={styles.drawing} src={slide.picture} alt="" />
            ) : (
              <Artwork name={artwork} seed={seedOf(slide.id)} className={styles.drawing} />
            )}
            <div className={`${layout.stack4} ${styles.words}`}>
              <h2>
                <bdi>
                  <Headline of={slide.pieces} />
                </bdi>
              </h2>
              {slide.description && (
                <p>
                  <bdi>{slide.description}</bdi>
                </p>
              )}
              {slide.href && (
                <p>
                  <a className={buttons.button} href={href(slide.href)}>
                    {say('ui.action.readMore')}
                    <span data-visually-hidden="">: {slide.title}</span>
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={`${layout.row2} ${styles.controls}`}>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              aria-label={say('ui.carousel.goTo', { index: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => {
                setPlaying(false);
                go(index);
              }}
            />
          ))}
          <button type="button" className={styles.pause} onClick={() => setPlaying(!playing)}>
            {say(playing ? 'ui.carousel.pause' : 'ui.carousel.play')}
          </button>
        </div>
      )}
    </section>
  );
}
