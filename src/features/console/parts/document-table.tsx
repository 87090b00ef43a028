import { DataTable } from '../../../platform/ui/data-table.tsx';
import layout from '../../../platform/ui/layout.module.css';
import { Mark } from './console-page.tsx';
import { Link } from './in-language.tsx';
import styles from './list.module.css';
import { type ListRow, statusOf } from './list-rows.ts';
import { Moment } from './moment.tsx';
import { useConsole, useTextFor, useWord } from './use-console.ts';

interface Props {
  readonly kind: string;
  readonly rows: readonly ListRow[];
  readonly empty: string;
  /** The ids of those that are chosen; null where nothing is done to several at once. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** Written the same by server and browser. */
const numbers = new Intl.NumberFormat('en-GB');

/** Things of one kind in columns. A column that says nothing of any row is left out. */
export function DocumentTable({ kind, rows, empty, chosen, onChoose }: Props) {
  const say = useWord();
  const { me } = useConsole();
  const textFor = useTextFor();
  // Readers never see a contract: nothing of it is published, and one name is enough.
  const isContract = kind === 'customer' || kind === 'member-access';
  const missing = (titles: ListRow['titles']) => (isContract ? [] : me.site.languages.filter((one) => !titles[one]));
  const has = (said: (facts: NonNullable<ListRow['facts']>) => unknown) =>
    rows.some(({ facts }) => facts !== null && Boolean(said(facts)));
  const isListed = has(() => true);
  const authorsOf = (authors: NonNullable<ListRow['facts']>['authors']) => {
    const named = authors.slice(0, 3).map((name) => textFor(name));
    return `${named.join(', ')}${authors.length > 3 ? ` ${say('list.more')}` : ''}`;
  };
  const toggle = (id: string) =>
    onChoose(chosen?.includes(id) ? chosen.filter((one) => one !== id) : [...(chosen ?? []), id]);
  const isAll = chosen !== null && rows.length > 0 && rows.every(({ id }) => chosen.includes(id));
  const toggleAll = () => onChoose(isAll ? [] : rows.map(({ id }) => id));
  return (
    <div className={isListed ? styles.rows : undefined}>
      {chosen && rows.length > 0 && (
        <label className={`${layout.row2} ${styles.all}`}>
          <input type="checkbox" checked={isAll} onChange={toggleAll} />
          {say('list.chooseAll')}
        </label>
      )}
      <DataTable
        rows={rows}
        keyOf={({ id }) => id}
        empty={empty}
        {...(isListed && { label: say('list.title') })}
        columns={[
          ...(chosen
            ? [
                {
                  head: say('list.chooseAll'),
                  headCell: (
                    <input type="checkbox" checked={isAll} onChange={toggleAll} aria-label={say('list.chooseAll')} />
                  ),
                  cell: ({ id, titles }: ListRow) => (
                    <input
                      type="checkbox"
                      checked={chosen.includes(id)}
                      onChange={() => toggle(id)}
                      aria-label={say('list.choose', { title: textFor(titles) || id })}
                    />
                  ),
                },
              ]
            : []),
          {
            head: say('list.title'),
            isName: isListed,
            cell: ({ id, titles, note }) => (
              <>
                <Link to={`/console/edit/${kind}/${id}`}>{textFor(titles) || id}</Link>
                {!isListed && <small>{kind === 'column' ? say('list.entries', { count: note }) : note}</small>}
              </>
            ),
          },
          ...(has(({ authors }) => authors.length)
            ? [{ head: say('list.authors'), cell: ({ facts }: ListRow) => authorsOf(facts?.authors ?? []) }]
            : []),
          ...(has(({ doi }) => doi)
            ? [{ head: say('list.doi'), cell: ({ facts }: ListRow) => <bdi>{facts?.doi}</bdi> }]
            : []),
          ...(has(({ within }) => textFor(within))
            ? [{ head: say('list.within'), cell: ({ facts }: ListRow) => textFor(facts?.within ?? {}) }]
            : []),
          {
            head: say('list.state'),
            cell: (row) => (
              <div className={layout.row2}>
                <span className={styles.status} data-status={statusOf(row)}>
                  {isContract
                    ? say(row.isShown ? 'list.active' : 'list.inactive')
                    : say(`list.status.${statusOf(row)}`)}
                </span>
                {row.scheduledAt && (
                  <Mark>
                    {say('schedule.list')} <Moment at={row.scheduledAt} />
                  </Mark>
                )}
                {row.isDraft && !row.scheduledAt && statusOf(row) === 'published' && <Mark>{say('list.draft')}</Mark>}
                {missing(row.titles).map((one) => (
                  <Mark key={one}>{say('list.missing', { language: say.of('language', one) })}</Mark>
                ))}
              </div>
            ),
          },
          ...(isListed
            ? [
                {
                  head: say('list.views'),
                  isNumber: true,
                  isLabelled: true,
                  cell: ({ facts }: ListRow) => (facts ? numbers.format(facts.views) : ''),
                },
                {
                  head: say('list.updated'),
                  isLabelled: true,
                  cell: ({ facts, note }: ListRow) => (facts ? <Moment at={facts.updatedAt} isDay /> : note),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
