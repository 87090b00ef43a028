import { Fragment, isValidElement, type ReactNode } from 'react';
import { FormattedDate, type IntlShape, useIntl } from 'react-intl';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { namesIn } from '../../../../platform/shell/name-line.ts';
import { Names } from '../../../../platform/shell/names.tsx';
import { fileSize, playingTime } from '../../../../platform/shell/printed-sizes.ts';
import { recordLabel } from '../../../../platform/shell/record-label.ts';
import text from '../../../../platform/ui/text.module.css';
import styles from './item-list.module.css';
import type { ListRow } from './list-view.ts';

interface Tools {
  readonly say: Say;
  readonly intl: IntlShape;
  readonly language: Language;
}

type Facts = (row: ListRow, tools: Tools) => readonly ReactNode[];

const mostPeople = 4;

const people = ({ authors }: ListRow): ReactNode => {
  const names = namesIn(authors);
  return names.length > 0 && <Names of={names} most={mostPeople} />;
};
const date = ({ publishedOn }: ListRow): ReactNode =>
  publishedOn && (
    <time dateTime={publishedOn}>
      <FormattedDate value={publishedOn} dateStyle="medium" timeZone="UTC" />
    </time>
  );
const year = ({ publishedOn }: ListRow) => publishedOn?.slice(0, 4);
const entries: Facts = ({ facts }, { say }) => [
  facts.entries !== undefined && facts.entries > 0 && say('ui.pagination.total', { count: facts.entries }),
];
const days = ({ facts: { startsOn, endsOn } }: ListRow, { intl }: Tools): string => {
  const first = startsOn ?? endsOn;
  if (!first) return '';
  const printed = intl.formatDateTimeRange(new Date(first), new Date(endsOn ?? first), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  // Server and browser may know different editions of the same calendar data, which set different spaces here.
  return printed.replace(/\s+/g, ' ');
};
const played: Facts = (row, { say }) => [
  row.facts.seconds !== undefined && playingTime(row.facts.seconds),
  people(row),
  date(row),
  row.visits > 0 && say('search.hit.visits', { count: row.visits }),
];
const collected: Facts = (row, tools) => [people(row), ...entries(row, tools), date(row)];

const printed: Facts = ({ kind, label, title }, { say, language }) => [
  label && label !== title && recordLabel(say, language, kind, label),
];

/** What a row says of itself below its title, by kind; empty ones are left out. */
const factsOf: Readonly<Record<string, Facts>> = {
  article: (row, { say }) => [
    // Of a retraction the title says it.
    row.integrity && row.integrity !== 'retracted' && (
      <strong data-integrity={row.integrity}>{say(`search.integrity.${row.integrity}`)}</strong>
    ),
    ...[people(row), row.publication, date(row)],
  ],
  book: (row, { say }) => [
    ...[people(row), row.facts.publisher, year(row)],
    row.facts.series && say('lists.row.series', { name: row.facts.series }),
    row.facts.isbn && `ISBN ${row.facts.isbn}`,
  ],
  figure: printed,
  table: printed,
  audio: played,
  video: played,
  news: (row, { say, intl }) => [
    row.facts.pinned && <strong>{say('lists.row.pinned')}</strong>,
    row.facts.file && [fileType(row.facts.file.name), fileSize(intl, row.facts.file.size)].filter(Boolean).join(', '),
    row.isOutside ? new URL(row.href).host : date(row),
  ],
  album: collected,
  topic: collected,
  'special-issue': (row, tools) => {
    const open = days(row, tools);
    return [people(row), ...entries(row, tools), open && tools.say('lists.row.papers', { date: open })];
  },
  conference: (row, tools) => [row.facts.place, days(row, tools)],
  expert: ({ facts }) => [facts.position, facts.affiliation],
  'general-resource': (row, { intl }) => [
    ...[row.facts.number, row.facts.holder, date(row)],
    row.facts.file && [fileType(row.facts.file.name), fileSize(intl, row.facts.file.size)].filter(Boolean).join(', '),
  ],
};

const fileType = (name: string): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';

/** Names stand isolated each, in the order of the line. */
const isNames = (fact: ReactNode): boolean => isValidElement(fact) && fact.type === Names;

interface Props {
  readonly row: ListRow;
  /** What the layout shows elsewhere, or has no room for. */
  readonly without?: readonly (keyof ListRow['facts'])[] | undefined;
}

/** The facts of a row on one line. */
export function RowFacts({ row: whole, without = [] }: Props) {
  const tools = { say: useSay(), intl: useIntl(), language: useFrame().language };
  const kept = Object.entries(whole.facts).filter(([name]) => !without.some((hidden) => hidden === name));
  const row: ListRow = { ...whole, facts: Object.fromEntries(kept) };
  const facts = (factsOf[row.kind] ?? ((one) => [date(one)]))(row, tools).filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className={`${text.muted} ${text.small} ${styles.facts}`}>
      {facts.map((fact, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have their order and nothing else
        <Fragment key={place}>
          {place > 0 && <span aria-hidden="true"> · </span>}
          {isNames(fact) ? fact : <bdi>{fact}</bdi>}
        </Fragment>
      ))}
    </p>
  );
}
