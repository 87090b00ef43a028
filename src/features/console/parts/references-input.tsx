import { useRef, useState } from 'react';
import { textFor } from '../../../platform/kernel/text.ts';
import { moved } from '../domain/moved.ts';
import { ChosenThings } from './chosen-things.tsx';
import type { InputProps } from './input-props.ts';
import { LabelledGroup } from './labelled.tsx';
import styles from './references-input.module.css';
import { ThingSearch } from './thing-search.tsx';
import { type FoundThing, useNamedThings } from './things.ts';
import { useConsole, useWord } from './use-console.ts';

/** Other things of the site: found by their titles, kept by their ids, in an order that the keyboard can change. */
export function ReferencesInput({ field, path, value, problems, onChange }: InputProps<'reference' | 'references'>) {
  const say = useWord();
  const { me, language } = useConsole();
  const isMany = field.type === 'references';
  const ids = idsOf(value);
  const { named, learn } = useNamedThings(ids);
  const [news, setNews] = useState('');
  const search = useRef<HTMLInputElement>(null);

  const titleOf = (id: string): string => {
    const thing = named.get(id);
    if (thing === null) return say('things.gone', { id });
    return thing ? textFor(thing.titles, language, me.site.defaultLanguage as typeof language) || id : '…';
  };
  const tell = (changed: readonly string[]) => onChange(isMany ? changed : (changed[0] ?? null));
  const add = (thing: FoundThing) => {
    learn([thing]);
    tell(isMany ? [...ids.filter((id) => id !== thing.id), thing.id] : [thing.id]);
    const title = textFor(thing.titles, language, me.site.defaultLanguage as typeof language);
    setNews(say('things.added', { title }));
  };
  const move = (from: number, to: number) => {
    tell(moved(ids, from, to));
    setNews(say('things.moved', { title: titleOf(ids[from] ?? ''), place: to + 1, count: ids.length }));
  };
  const takeAway = (place: number) => {
    tell(ids.toSpliced(place, 1));
    setNews(say('things.takenAway', { title: titleOf(ids[place] ?? '') }));
    search.current?.focus();
  };

  return (
    <LabelledGroup legend={field.label} help={field.help} problem={problems[path]} required={field.required}>
      <div className={styles.references} data-part="references-input">
        <ChosenThings
          label={`${field.label}: ${say('things.chosen')}`}
          things={ids.map((id) => ({ id, title: titleOf(id), thing: named.get(id) ?? null }))}
          onMove={isMany ? move : undefined}
          onTakeAway={takeAway}
        />
        <ThingSearch
          input={search}
          label={`${field.label}: ${say('things.search')}`}
          kinds={field.kinds}
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
