import { useSay } from '../../../platform/i18n/use-say.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { roleName } from '../../journal/parts/board-view.ts';
import styles from './expert-career.module.css';
import type { ExpertView } from './expert-view.ts';

const span = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

/** Where somebody worked, sits and is gathered. */
export function ExpertCareer({ expert }: { readonly expert: Pick<ExpertView, 'stays' | 'boards' | 'collections'> }) {
  const say = useSay();
  const href = useHref();
  const { stays, boards, collections } = expert;
  return (
    <>
      {stays.length > 0 && (
        <section data-part="affiliations">
          <h2>{say('expert.stays.title')}</h2>
          <ul className={styles.list}>
            {stays.map(({ name, url, from, to }) => (
              <li key={`${name}${from}`}>
                {url ? (
                  <a href={href(url)}>
                    <bdi>{name}</bdi>
                  </a>
                ) : (
                  <bdi>{name}</bdi>
                )}
                <span dir="ltr">{span(from, to)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {boards.length > 0 && (
        <section data-part="boards">
          <h2>{say('expert.boards.title')}</h2>
          <ul className={styles.list}>
            {boards.map(({ publicationId, publicationName, role }) => (
              <li key={publicationId + role}>
                <a href={href(`/mag/${publicationId}?tab=board`)}>
                  <bdi>{publicationName}</bdi>
                </a>
                <span>{roleName(say, role)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {collections.length > 0 && (
        <section data-part="collections">
          <h2>{say('expert.collections.title')}</h2>
          <ul className={styles.list}>
            {collections.map(({ id, name, url }) => (
              <li key={id}>
                <a href={href(url)}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
