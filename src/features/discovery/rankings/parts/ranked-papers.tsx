import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { PaperRow } from '../../../../platform/shell/paper-row.tsx';
import { printedPlace } from '../../../../platform/shell/printed-place.ts';
import { RetractedLabel } from '../../../../platform/shell/retracted-title.tsx';
import { secondTitle } from '../../../../platform/shell/second-title.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { Measure } from '../domain/ranking.ts';
import styles from './ranking.module.css';
import type { RankedView } from './ranking-view.ts';

interface Props {
  readonly ranked: readonly RankedView[];
  readonly measure: Measure;
  readonly label: string;
}

const titleOf = ({ resName, doi, id }: RankedView): string => resName || doi || id;

const RankedItem = ({ place, children }: { readonly place: number; readonly children: ReactNode }) => (
  <li data-top={place <= 3 ? '' : undefined}>
    <span className={`${text.numbers} ${styles.place}`} aria-hidden="true">
      {place}
    </span>
    {children}
  </li>
);

/** Places, papers, and how much each was used: as a number, and as a bar next to the longest one. */
export function RankedPapers({ ranked, measure, label }: Props) {
  const say = useSay();
  const href = useHref();
  const { language } = useFrame();
  const most = Math.max(1, ...ranked.map(({ amount }) => amount));
  return (
    <ol className={`${box.entries} ${styles.papers}`} aria-label={label} start={ranked[0]?.place} data-part="ranking">
      {ranked.map((paper) => (
        <RankedItem key={paper.id} place={paper.place}>
          <PaperRow
            href={href(paper.url)}
            title={titleOf(paper)}
            heading="h2"
            second={secondTitle(language, paper.resName, paper.enResName)}
            facts={{ ...paper, others: [paper.publicationName, printedPlace(paper)] }}
          />
          <p className={`${layout.stack2} ${text.fine} ${text.numbers} ${styles.amount}`}>
            <span>{say(`ui.number.${measure}`, { count: paper.amount })}</span>
            <svg className={layout.mirrored} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max(1, Math.round((paper.amount / most) * 100))} height="4" />
            </svg>
          </p>
        </RankedItem>
      ))}
    </ol>
  );
}

/** Titles alone. */
export function RankedTitles({ ranked, measure, label }: Props) {
  const say = useSay();
  const href = useHref();
  return (
    <ol className={`${box.entries} ${styles.titles}`} aria-label={label}>
      {ranked.map((paper) => (
        <RankedItem key={paper.id} place={paper.place}>
          <div>
            <a className={text.clipped} href={href(paper.url)}>
              <RetractedLabel integrity={paper.integrity} />
              <bdi>{titleOf(paper)}</bdi>
            </a>
            <p className={`${text.fine} ${text.numbers}`}>{say(`ui.number.${measure}`, { count: paper.amount })}</p>
          </div>
        </RankedItem>
      ))}
    </ol>
  );
}
