import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { placeLabels, valueLabel } from '../../../../platform/shell/coded-values.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import type { PaperFacts } from '../../../../platform/shell/paper-row.tsx';
import { printedPlace } from '../../../../platform/shell/printed-place.ts';
import styles from './hit.module.css';
import type { HitView } from './search-view.ts';

const commas: Partial<Record<Language, string>> = { zh: '、', ara: '، ' };

/** Who wrote it and where it stands. */
export const hitFacts = (say: Say, hit: HitView): PaperFacts => ({
  authors: hit.authors,
  others: [
    [hit.publicationName, printedPlace(hit)].filter(Boolean).join(' '),
    hit.publicationType ? valueLabel(say, 'publicationType', String(hit.publicationType)) : '',
  ],
  integrity: hit.integrity,
  accessType: hit.accessType,
});

/** Why it was found, and how much it is used. */
export function HitReasons({ hit }: { readonly hit: HitView }) {
  const say = useSay();
  const { language } = useFrame();
  const places = placeLabels(say, hit.matched);
  const reasons = [
    places.length > 0 ? say('search.hit.matchedIn', { places: places.join(commas[language] ?? ', ') }) : '',
    ...hit.synonyms.map(({ asked, found }) => `${asked} = ${found}`),
    hit.visits > 0 ? say('search.hit.visits', { count: hit.visits }) : '',
    hit.downloads > 0 ? say('search.hit.downloads', { count: hit.downloads }) : '',
    hit.referenceCount > 0 ? say('search.hit.citations', { count: hit.referenceCount }) : '',
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
