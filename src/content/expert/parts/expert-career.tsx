import type { ReactNode } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { roleName } from '../../journal/parts/board-view.ts';
import { AsideSection } from './aside-section.tsx';
import type { ExpertView } from './expert-view.ts';

const span = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

/** Where somebody worked, sits and is gathered. */
export function ExpertCareer({ expert }: { readonly expert: Pick<ExpertView, 'stays' | 'boards' | 'collections'> }) {
  const say = useSay();
  const { stays, boards, collections } = expert;
  return (
    <>
      <Section part="affiliations" title={say('expert.stays.title')}>
        {stays.map(({ name, url, from, to }) => (
          <li key={`${name}${from}`}>
            {url ? <NameLink to={url} name={name} /> : <bdi>{name}</bdi>}
            <span className={text.fine} dir="ltr">
              {span(from, to)}
            </span>
          </li>
        ))}
      </Section>
      <Section part="boards" title={say('expert.boards.title')}>
        {boards.map(({ publicationId, publicationName, role }) => (
          <li key={publicationId + role}>
            <NameLink to={`/mag/${publicationId}?tab=board`} name={publicationName} />
            <span className={text.fine}>{roleName(say, role)}</span>
          </li>
        ))}
      </Section>
      <Section part="collections" title={say('expert.collections.title')}>
        {collections.map(({ id, name, url }) => (
          <li key={id}>
            <NameLink to={url} name={name} />
          </li>
        ))}
      </Section>
    </>
  );
}

interface SectionProps {
  readonly part: string;
  readonly title: string;
  readonly children: readonly ReactNode[];
}

const Section = ({ part, title, children }: SectionProps) =>
  children.length > 0 && (
    <AsideSection part={part} title={title}>
      <ul className={`${layout.stack2} ${layout.counted} ${text.small}`}>{children}</ul>
    </AsideSection>
  );
