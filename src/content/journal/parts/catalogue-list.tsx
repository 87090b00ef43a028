import { FormattedNumber } from 'react-intl';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Cover } from '../../../platform/shell/cover.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import type { JournalsView } from '../pages/load-journals.ts';
import styles from './journals.module.css';

interface Props {
  readonly journals: JournalsView['journals'];
  readonly artwork: JournalsView['artwork'];
  /** A site chooses by `styleId`: 1 rows, 2 covers, 3 a table. */
  readonly styleId: string;
  readonly heading?: 'h2' | 'h3';
}

/** Journals in one of the layouts that a site chooses from. */
export function CatalogueList({ journals, artwork, styleId, heading: Heading = 'h2' }: Props) {
  const say = useSay();
  const href = useHref();
  if (styleId === '3') return <CatalogueTable journals={journals} />;
  if (styleId === '2')
    return (
      <ul className={styles.covers} data-part="journals">
        {journals.map((journal) => (
          <li key={journal.id}>
            <a href={href(`/mag/${journal.id}`)}>
              <Cover name={journal.name} label="" picture={journal.cover} artwork={artwork} size="small" />
              <span>{journal.name}</span>
            </a>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={styles.rows} data-part="journals">
      {journals.map((journal) => (
        <li key={journal.id}>
          <Cover name={journal.name} label="" picture={journal.cover} artwork={artwork} size="small" />
          <div className={styles.words}>
            <Heading>
              <a href={href(`/mag/${journal.id}`)}>{journal.name}</a>
            </Heading>
            <Paragraph text={journal.secondName} className={styles.quiet} />
            <p className={styles.quiet}>{factsOf(say, journal)}</p>
            {journal.sponsor && <p>{journal.sponsor}</p>}
            {journal.impactFactor !== null && (
              <p>
                {say('journal.field.impactFactor')}{' '}
                <FormattedNumber value={journal.impactFactor} minimumFractionDigits={1} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

type Say = (key: MessageKey) => string;

const factsOf = (say: Say, { issn, cn, frequency, group }: Props['journals'][number]): string =>
  [issn && `ISSN ${issn}`, cn && `CN ${cn}`, frequency && say(`journal.frequency.${frequency}` as MessageKey), group]
    .filter(Boolean)
    .join(' · ');

function CatalogueTable({ journals }: Pick<Props, 'journals'>) {
  const say = useSay();
  const href = useHref();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table moves inside its own frame, by keyboard too
    <section className={styles.wide} aria-label={say('journal.list.title')} tabIndex={0}>
      <table className={styles.table} data-part="journals">
        <thead>
          <tr>
            <th scope="col">{say('journal.field.name')}</th>
            <th scope="col">{say('journal.field.issn')}</th>
            <th scope="col">{say('journal.field.cn')}</th>
            <th scope="col">{say('journal.field.frequency')}</th>
            <th scope="col">{say('journal.field.impactFactor')}</th>
          </tr>
        </thead>
        <tbody>
          {journals.map((journal) => (
            <tr key={journal.id}>
              <th scope="row">
                <a href={href(`/mag/${journal.id}`)}>{journal.name}</a>
              </th>
              <td>{journal.issn}</td>
              <td>{journal.cn}</td>
              <td>{journal.frequency && say(`journal.frequency.${journal.frequency}` as MessageKey)}</td>
              <td>
                {journal.impactFactor !== null && (
                  <FormattedNumber value={journal.impactFactor} minimumFractionDigits={1} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
