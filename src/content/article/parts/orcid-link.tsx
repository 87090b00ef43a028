import { useSay } from '../../../platform/i18n/use-say.ts';
import styles from './article-head.module.css';
import type { PersonView } from './article-view.ts';

type Orcid = NonNullable<PersonView['orcid']>;

/** The colours are ORCID's own. */
const disc = { fill: '#a6ce39' };
const ring = { fill: 'none', stroke: '#7fa62b', strokeWidth: 14 };

/** ORCID asks for its icon with the full address, and for a mark where the owner has not confirmed the id. */
export function OrcidLink({ orcid, name }: { readonly orcid: Orcid; readonly name: string }) {
  const say = useSay();
  const label = say(orcid.authenticated ? 'article.authors.orcid' : 'article.authors.orcidUnconfirmed', { name });
  return (
    <a className={styles.orcid} href={orcid.href} title={orcid.href} rel="noopener">
      <svg
        viewBox="0 0 256 256"
        width="16"
        height="16"
        aria-hidden="true"
        data-confirmed={orcid.authenticated ? '' : undefined}
      >
        <circle cx="128" cy="128" r="120" {...(orcid.authenticated ? disc : ring)} />
        <path
          fill={orcid.authenticated ? '#fff' : ring.stroke}
          d="M71 79h15v107H71zm37 0h42c40 0 57 28 57 53.500 0 27-21.500 53.500-57 53.500h-42zm15 13.500v80h24c35 0 43-26 43-40 0-22-14-40-44-40zM88.500 57a10 10 0 1 1-20 0 10 10 0 0 1 20 0z"
        />
      </svg>
      <span data-visually-hidden="">{label}</span>
    </a>
  );
}
