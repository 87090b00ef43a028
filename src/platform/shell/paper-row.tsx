import type { ReactNode } from 'react';
import { useSay } from '../i18n/use-say.ts';
import layout from '../ui/layout.module.css';
import text from '../ui/text.module.css';
import { namesIn } from './name-line.ts';
import { Names } from './names.tsx';
import { OpenAccess } from './open-access.tsx';
import styles from './paper-row.module.css';
import { RetractedLabel } from './retracted-title.tsx';
import { UnbrokenNumbers } from './unbroken-numbers.tsx';

interface Props {
  readonly href: string;
  readonly title: ReactNode;
  readonly heading: 'h2' | 'h3' | 'h4';
  /** What kind of thing it is, where a list has several. */
  readonly kind?: string | undefined;
  /** The title in English under one in another language. */
  readonly second?: ReactNode;
  readonly facts: PaperFacts;
  /** More lines: an excerpt, why it was found. */
  readonly children?: ReactNode;
  /** What can be done with it: its PDF, the citation folder. */
  readonly actions?: ReactNode;
}

export interface PaperFacts {
  /** Joined by ";", as calls answer them. */
  readonly authors: string;
  /** Short facts in their order; empty ones are left out. */
  readonly others: readonly string[];
  readonly integrity: 'corrected' | 'retracted' | 'concern' | null;
  readonly accessType: number | null;
}

/** One paper, or another thing that was published, in a list. */
export function PaperRow({ href, title, heading: Heading, kind, second, facts, children, actions }: Props) {
  return (
    <div className={layout.stack1} data-part="paper-row">
      {kind && <p className={text.fine}>{kind}</p>}
      <Heading className={`${text.h3} ${styles.title}`}>
        <a href={href}>
          <RetractedLabel integrity={facts.integrity} />
          <bdi>{title}</bdi>
        </a>
      </Heading>
      {second && (
        <p className={`${text.muted} ${text.small}`} lang="en">
          <bdi dir="ltr">{second}</bdi>
        </p>
      )}
      <PaperFactsLine {...facts} />
      {children}
      {actions && <div className={`${layout.row4} ${text.small}`}>{actions}</div>}
    </div>
  );
}

const mostAuthors = 6;

/** Who wrote it and where it stands, on one line. */
function PaperFactsLine({ authors, others, integrity, accessType }: PaperFacts) {
  const say = useSay();
  // Of a retraction the title says it.
  const flag = integrity === 'retracted' ? null : integrity;
  const names = namesIn(authors);
  const facts = others.filter(Boolean);
  if (names.length + facts.length === 0 && accessType !== 0 && !flag) return null;
  return (
    <p className={`${text.muted} ${text.small} ${text.dotted} ${styles.facts}`}>
      {flag && <strong data-integrity={flag}>{say(`search.integrity.${flag}`)}</strong>}
      {names.length > 0 && (
        <span>
          <Names of={names} most={mostAuthors} />
        </span>
      )}
      {facts.map((fact) => (
        <span key={fact} className={text.fact}>
          <bdi>
            <UnbrokenNumbers of={fact} />
          </bdi>
        </span>
      ))}
      {accessType === 0 && <OpenAccess />}
    </p>
  );
}
