import { useEffect, useRef, useState } from 'react';
import box from '../../../platform/ui/box.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { moved } from '../domain/tree-moves.ts';
import shared from './console.module.css';
import { ActionButton } from './console-page.tsx';
import { type InputProps, wordsOf } from './inputs.tsx';
import { aboutItem, type FoundItem, ItemSearch, useNamedItems } from './item-search.tsx';
import { LabelledGroup } from './labelled.tsx';
import styles from './references-input.module.css';
import { useTextFor, useWord } from './use-console.ts';

/** Other items of the site: found by their titles, kept by their ids, in an order that the keyboard can change. */
export function ReferencesInput({ value, onChange, ...props }: InputProps<'reference' | 'references'>) {
  const say = useWord();
  const textFor = useTextFor();
  const { type, label, kinds, isGathered = false } = props.field;
  const isMany = type === 'references';
  const ids = idsOf(value);
  const { named, learn } = useNamedItems(ids, isGathered);
  const [news, setNews] = useState('');
  const search = useRef<HTMLInputElement>(null);

  const titleOf = (id: string): string => {
    const item = named.get(id);
    if (item === null) return say('things.gone', { id });
    return item ? textFor(item.titles) || id : '…';
  };
  const change = (changed: readonly string[]) => onChange(isMany ? changed : (changed[0] ?? null));
  const add = (item: FoundItem) => {
    learn([item]);
    change(isMany ? [...ids.filter((id) => id !== item.id), item.id] : [item.id]);
    setNews(say('things.added', { title: textFor(item.titles) }));
  };
  const move = (from: number, to: number) => {
    change(moved(ids, from, to));
    setNews(say('things.moved', { title: titleOf(ids[from] ?? ''), place: to + 1, count: ids.length }));
  };
  const takeAway = (place: number) => {
    change(ids.toSpliced(place, 1));
    setNews(say('things.takenAway', { title: titleOf(ids[place] ?? '') }));
    search.current?.focus();
  };

  return (
    <LabelledGroup legend={label} {...wordsOf(props)}>
      <div className={layout.stack3} data-part="references-input">
        <ChosenItems
          label={`${label}: ${say('things.chosen')}`}
          items={ids.map((id) => ({ id, title: titleOf(id), item: named.get(id) ?? null }))}
          onMove={isMany ? move : undefined}
          onTakeAway={takeAway}
        />
        <ItemSearch
          input={search}
          label={`${label}: ${say('things.search')}`}
          kinds={kinds}
          isGathered={isGathered}
          chosen={ids}
          onChoose={add}
        />
        <p role="status" data-visually-hidden>
          {news}
        </p>
      </div>
    </LabelledGroup>
  );
}

const idsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '');

interface ChosenProps {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string; readonly item: FoundItem | null }[];
  /** Absent where there is no order. */
  readonly onMove: ((from: number, to: number) => void) | undefined;
  readonly onTakeAway: (place: number) => void;
}

/** What was chosen, in its order. Whoever moves an entry stays on it. */
function ChosenItems({ label, items, onMove, onTakeAway }: ChosenProps) {
  const say = useWord();
  const list = useRef<HTMLOListElement>(null);
  const moving = useRef<{ id: string; way: 'up' | 'down' } | null>(null);
  const order = items.map(({ id }) => id).join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is put back when the order has changed
  useEffect(() => {
    const { id, way } = moving.current ?? {};
    moving.current = null;
    const buttonsOfIt = list.current?.querySelectorAll<HTMLButtonElement>(`[data-thing="${id}"] [data-way]`) ?? [];
    const same = [...buttonsOfIt].find((button) => button.dataset.way === way && !button.disabled);
    (same ?? [...buttonsOfIt].find((button) => !button.disabled))?.focus();
  }, [order]);

  if (items.length === 0) return <p className={text.fine}>{say('things.none')}</p>;
  const stepButton = (place: number, way: 'up' | 'down') => {
    const { id = '', title = '' } = items[place] ?? {};
    const to = way === 'up' ? place - 1 : place + 1;
    return (
      <ActionButton
        data-way={way}
        aria-label={say(`things.${way}Of`, { title })}
        disabled={to < 0 || to >= items.length}
        onClick={() => {
          moving.current = { id, way };
          onMove?.(place, to);
        }}
      >
        {way === 'up' ? '↑' : '↓'}
      </ActionButton>
    );
  };
  return (
    <ol
      ref={list}
      className={`${box.card} ${box.entries} ${shared.enclosed} ${styles.chosen}`}
      aria-label={label}
      data-ordered={onMove ? '' : undefined}
    >
      {items.map(({ id, title, item }, place) => (
        <li key={id} className={layout.spread} data-thing={id}>
          <span className={styles.title}>
            {title}
            {item && <small className={text.fine}> {aboutItem(item, say)}</small>}
          </span>
          <span className={field.actions}>
            {onMove && (
              <>
                {stepButton(place, 'up')}
                {stepButton(place, 'down')}
              </>
            )}
            <ActionButton aria-label={say('things.takeAwayOf', { title })} onClick={() => onTakeAway(place)}>
              {say('form.takeAway')}
            </ActionButton>
          </span>
        </li>
      ))}
    </ol>
  );
}
