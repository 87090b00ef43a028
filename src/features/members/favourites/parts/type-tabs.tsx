import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { SavedType } from '../../../../platform/kernel/saved-item.ts';
import styles from './saved-list.module.css';

interface Props<Type extends string> {
  readonly types: readonly Type[];
  readonly current: Type;
  hrefOf(type: Type): string;
  /** How many there are of each. */
  readonly counts?: Readonly<Partial<Record<Type, number>>>;
}

const labels: Readonly<Record<SavedType | 'all', MessageKey>> = {
  all: 'favourites.type.all',
  article: 'favourites.type.article',
  publication: 'favourites.type.publication',
  audio: 'favourites.type.audio',
  video: 'favourites.type.video',
  other: 'favourites.type.other',
};

/** The types of kept things, as links. */
export function TypeTabs<Type extends SavedType | 'all'>({ types, current, hrefOf, counts }: Props<Type>) {
  const say = useSay();
  return (
    <nav aria-label={say('favourites.type.label')} data-part="type-tabs">
      <ul className={styles.tabs}>
        {types.map((type) => (
          <li key={type}>
            <a href={hrefOf(type)} aria-current={type === current ? 'page' : undefined}>
              {say(labels[type])}
              {counts?.[type] !== undefined && ` (${counts[type]})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
