import { useEffect, useRef } from 'react';
import buttons from '../../../platform/ui/button.module.css';
import styles from './references-input.module.css';
import type { FoundThing } from './things.ts';
import { useWord } from './use-console.ts';

interface Props {
  readonly label: string;
  readonly things: readonly { readonly id: string; readonly title: string; readonly thing: FoundThing | null }[];
  /** Absent where there is no order. */
  readonly onMove: ((from: number, to: number) => void) | undefined;
  readonly onTakeAway: (place: number) => void;
}

/** What was chosen, in its order. Whoever moves an entry stays on it. */
export function ChosenThings({ label, things, onMove, onTakeAway }: Props) {
  const say = useWord();
  const list = useRef<HTMLOListElement>(null);
  const moving = useRef<{ id: string; way: 'up' | 'down' } | null>(null);
  const order = things.map(({ id }) => id).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is put back when the order has changed
  useEffect(() => {
    const { id, way } = moving.current ?? {};
    moving.current = null;
    const buttonsOfIt = list.current?.querySelectorAll<HTMLButtonElement>(`[data-thing="${id}"] [data-way]`) ?? [];
    const same = [...buttonsOfIt].find((button) => button.dataset.way === way && !button.disabled);
    (same ?? [...buttonsOfIt].find((button) => !button.disabled))?.focus();
  }, [order]);

  if (things.length === 0) return <p className={styles.none}>{say('things.none')}</p>;
  const step = (place: number, way: 'up' | 'down') => {
    moving.current = { id: things[place]?.id ?? '', way };
    onMove?.(place, way === 'up' ? place - 1 : place + 1);
  };
  return (
    <ol ref={list} className={styles.chosen} aria-label={label} data-ordered={onMove ? '' : undefined}>
      {things.map(({ id, title, thing }, place) => (
        <li key={id} data-thing={id}>
          <span className={styles.title}>
            {title}
            {thing && (
              <small>
                {[thing.kindName, thing.year, thing.isShown ? '' : say('things.hidden')].filter(Boolean).join(' · ')}
              </small>
            )}
          </span>
          <span className={styles.actions}>
            {onMove && (
              <>
                <button
                  type="button"
                  data-way="up"
                  className={buttons.button}
                  aria-label={say('things.upOf', { title })}
                  disabled={place === 0}
                  onClick={() => step(place, 'up')}
                >
                  ↑
                </button>
                <button
                  type="button"
                  data-way="down"
                  className={buttons.button}
                  aria-label={say('things.downOf', { title })}
                  disabled={place === things.length - 1}
                  onClick={() => step(place, 'down')}
                >
                  ↓
                </button>
              </>
            )}
            <button
              type="button"
              className={buttons.button}
              aria-label={say('things.takeAwayOf', { title })}
              onClick={() => onTakeAway(place)}
            >
              {say('form.takeAway')}
            </button>
          </span>
        </li>
      ))}
    </ol>
  );
}
