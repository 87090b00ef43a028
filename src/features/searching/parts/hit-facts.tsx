import { useSay } from '../../../platform/i18n/use-say.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { useFrame } from '../../navigation/parts/frame.ts';
import styles from './hit.module.css';
import { placeLabels, valueLabel } from './labels.ts';
import type { HitView } from './search-view.ts';

const mostAuthors = 6;
const commas: Partial<Record<Language, string>> = { zh: '、', ara: '، ' };

/** Who wrote it and where it stands, on one line. */
export function HitFacts({ hit }: { readonly hit: HitView }) {
  const say = useSay();
  const names = hit.authors.split(';').filter((name) => name.trim() !== '');
  const facts = [
    names.slice(0, mostAuthors).join(', ') + (names.length > mostAuthors ? ' …' : ''),
    [hit.publicationName, whereIn(hit)].filter(Boolean).join(' '),
    hit.publicationType ? valueLabel(say, 'publicationType', String(hit.publicationType)) : '',
  ].filter(Boolean);
  if (facts.length === 0 && hit.accessType !== 0 && !hit.integrity) return null;
  return (
    <p className={styles.facts}>
      {hit.integrity && <strong data-integrity={hit.integrity}>{say(`searching.integrity.${hit.integrity}`)}</strong>}
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
      {hit.accessType === 0 && (
        <span className={styles.open}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4.5 7V4.5a3.5 3.5 0 0 1 6.8-1.2M3.5 7h9v7h-9z" />
          </svg>
          {say('searching.access.open')}
        </span>
      )}
    </p>
  );
}

/** `2025, 14(3): 221–230`, as far as it is known. */
export function whereIn({ year, volume, issue, firstPageNum, lastPageNum }: HitView): string {
  const number = `${volume ?? ''}${issue ? `(${issue})` : ''}`;
  const pages = [firstPageNum, lastPageNum].filter((page, place, all) => page && all.indexOf(page) === place).join('–');
  return [[year, number].filter(Boolean).join(', '), pages].filter(Boolean).join(': ');
}

/** Why it was found, and how much it is used. */
export function HitReasons({ hit }: { readonly hit: HitView }) {
  const say = useSay();
  const { language } = useFrame();
  const places = placeLabels(say, hit.matched);
  const reasons = [
    places.length > 0 ? say('searching.hit.matchedIn', { places: places.join(commas[language] ?? ', ') }) : '',
    ...hit.synonyms.map(({ asked, found }) => `${asked} = ${found}`),
    hit.visits > 0 ? say('searching.hit.visits', { count: hit.visits }) : '',
    hit.downloads > 0 ? say('searching.hit.downloads', { count: hit.downloads }) : '',
    hit.referenceCount > 0 ? say('searching.hit.citations', { count: hit.referenceCount }) : '',
  ].filter(Boolean);
  if (reasons.length === 0) return null;
  return (
    <p className={styles.reasons}>
      {reasons.map((reason) => (
        <bdi key={reason}>{reason}</bdi>
      ))}
    </p>
  );
}
