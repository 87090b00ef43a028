import { FormattedNumber } from 'react-intl';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { type Say, useSay } from '../../../platform/i18n/use-say.ts';
import { Cover } from '../../../platform/shell/cover.tsx';
import { FactLine } from '../../../platform/shell/fact-line.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { NameLink } from '../../../platform/shell/name-link.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { JournalsView } from '../pages/load-journals.ts';
import { CoverList } from './cover-list.tsx';
import styles from './journals.module.css';

type Journal = JournalsView['journals'][number];

interface Props {
  readonly journals: readonly Journal[];
  readonly artwork: JournalsView['artwork'];
  /** A site chooses by `styleId`: 1 rows, 2 covers, 3 a table. */
  readonly styleId: string;
  readonly heading?: 'h2' | 'h3';
}

const journalAddress = ({ id }: Journal): string => `/mag/${id}`;

/** Journals in one of the layouts that a site chooses from. */
export function CatalogueList({ journals, artwork, styleId, heading: Heading = 'h2' }: Props) {
  const say = useSay();
  const href = useHref();
  if (styleId === '3') return <CatalogueTable journals={journals} />;
  if (styleId === '2')
    return (
      <CoverList
        part="journals"
        covers={journals.map((journal) => ({
          id: journal.id,
          name: journal.name,
          label: '',
          picture: journal.cover,
          artwork,
          hue: journal.hue,
          href: journalAddress(journal),
        }))}
      />
    );
  return (
    <ul className={styles.rows} data-part="journals">
      {journals.map((journal) => (
        <li key={journal.id}>
          <Cover
            name={journal.name}
            label=""
            picture={journal.cover}
            artwork={artwork}
            hue={journal.hue}
            size="small"
          />
          <div className={`${layout.stack1} ${text.small}`}>
            <Heading className={text.h3}>
              <a href={href(journalAddress(journal))}>
                <bdi>{journal.name}</bdi>
              </a>
            </Heading>
            <Paragraph text={journal.secondName} className={text.muted} />
            <p className={text.muted}>
              <FactLine of={factsOf(say, journal)} />
            </p>
            {journal.sponsor && (
              <p>
                <bdi>{journal.sponsor}</bdi>
              </p>
            )}
            {journal.impactFactor !== null && (
              <p>
                {say('journal.field.impactFactor')} <ImpactFactor journal={journal} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const frequencyOf = (say: Say, { frequency }: Journal): string | null =>
  frequency && say(`journal.frequency.${frequency}` as MessageKey);

const factsOf = (say: Say, journal: Journal) => [
  journal.issn && `ISSN ${journal.issn}`,
  journal.cn && `CN ${journal.cn}`,
  frequencyOf(say, journal),
  journal.group,
];

const ImpactFactor = ({ journal: { impactFactor } }: { readonly journal: Journal }) =>
  impactFactor !== null && <FormattedNumber value={impactFactor} minimumFractionDigits={1} />;

function CatalogueTable({ journals }: Pick<Props, 'journals'>) {
  const say = useSay();
  return (
    <DataTable
      label={say('journal.list.title')}
      part="journals"
      rows={journals}
      keyOf={({ id }) => id}
      columns={[
        {
          head: say('journal.field.name'),
          cell: (journal) => (
            <span>
              <NameLink to={journalAddress(journal)} name={journal.name} />
            </span>
          ),
          isName: true,
        },
        { head: say('journal.field.issn'), cell: ({ issn }) => issn, isLabelled: true },
        { head: say('journal.field.cn'), cell: ({ cn }) => cn, isLabelled: true },
        { head: say('journal.field.frequency'), cell: (journal) => frequencyOf(say, journal) },
        {
          head: say('journal.field.impactFactor'),
          cell: (journal) => <ImpactFactor journal={journal} />,
          isNumber: true,
          isLabelled: true,
        },
      ]}
    />
  );
}
