import { type FormEvent, useEffect, useState } from 'react';
import buttons from '../../../platform/ui/button.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { Link, useParameters } from './in-language.tsx';
import styles from './list.module.css';
import { useConsole, useWord } from './use-console.ts';

interface View {
  readonly name: string;
  readonly query: string;
}

/** What someone narrowed a list down to, kept in this browser under a name of their own. */
export function SavedViews({ kind }: { readonly kind: string }) {
  const say = useWord();
  const { me } = useConsole();
  const parameters = useParameters();
  const place = `console-views ${me.site.id} ${kind}`;
  const [views, setViews] = useState<readonly View[]>([]);
  useEffect(() => setViews(read(place)), [place]);
  const keep = (next: readonly View[]) => {
    localStorage.setItem(place, JSON.stringify(next));
    setViews(next);
  };
  parameters.delete('page');
  parameters.delete('lang');
  const query = parameters.toString();
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return;
    keep([...views.filter((one) => one.name !== name), { name, query }]);
    event.currentTarget.reset();
  }
  if (views.length === 0 && query === '') return null;
  return (
    <div className={layout.row2}>
      {views.map((view) => (
        <span key={view.name} className={styles.view}>
          <Link to={`?${view.query}`} className={styles.chip} aria-current={view.query === query ? 'true' : undefined}>
            {view.name}
          </Link>
          <button
            type="button"
            className={styles.drop}
            aria-label={say('list.views.remove', { name: view.name })}
            onClick={() => keep(views.filter((one) => one !== view))}
          >
            ×
          </button>
        </span>
      ))}
      {query !== '' && views.every((view) => view.query !== query) && (
        <form className={layout.row2} onSubmit={save}>
          <input
            name="name"
            maxLength={40}
            required
            aria-label={say('list.views.name')}
            placeholder={say('list.views.name')}
          />
          <button type="submit" className={buttons.button}>
            {say('list.views.save')}
          </button>
        </form>
      )}
    </div>
  );
}

function read(place: string): readonly View[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one) => typeof one?.name === 'string' && typeof one?.query === 'string')
      : [];
  } catch {
    return [];
  }
}
