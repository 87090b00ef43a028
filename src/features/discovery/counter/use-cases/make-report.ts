import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import type { Clock } from '../../../../platform/ports/clock.ts';
import { exception } from '../domain/exception.ts';
import { institutionIdOf, itemIdOf, namespaceOf } from '../domain/identifiers.ts';
import { performanceOf, type Use } from '../domain/performance.ts';
import type { Report, ReportedEntry, ReportItem } from '../domain/report.ts';
import { dataTypesOf } from '../domain/report-kinds.ts';
import type { ReportQuestion } from '../domain/report-question.ts';
import type { CounterNames, Named } from '../store/postgres-counter-names.ts';
import type { CounterUses, Extent } from '../store/postgres-counter-uses.ts';

/** The site that reports, in the words of its own language. */
export interface Platform {
  readonly site: number;
  readonly sld: string;
  readonly name: string;
  readonly publisher: string;
  readonly defaultLanguage: Language;
}

/** How a site is named in its reports. */
export type PlatformOf = (site: SiteIdentity) => Promise<Platform>;

/** Whose use is reported; all of everybody's without customers. */
export interface Institution {
  readonly id: string;
  readonly name: string;
  readonly ror: string | null;
  readonly customers: readonly Id[] | null;
}

interface Parts {
  readonly uses: CounterUses;
  readonly names: CounterNames;
  readonly clock: Clock;
}

/** So many titles or items are in memory at a time. */
const atOnce = 2_000;

export type MakeReport = ReturnType<typeof makeReport>;

/** A report from closed months. Its first item is made before the header, which says whether there is any. */
export const makeReport =
  (parts: Parts) =>
  async (platform: Platform, institution: Institution, question: ReportQuestion): Promise<Report> => {
    const items = itemsOf(parts, platform, institution, question)[Symbol.asyncIterator]();
    const first = await items.next();
    const { kind, period, filters, attributes, exceptions } = question;
    const isEmpty = first.done && period.months.length > 0;
    const said = [...exceptions, ...(isEmpty ? [exception(3030)] : [])];
    return {
      header: {
        Report_Name: kind.name,
        Report_ID: kind.id,
        Release: '5.1',
        Institution_Name: institution.name,
        Institution_ID: institutionIdOf(namespaceOf(platform.sld), institution.id, institution.ror),
        Report_Filters: filters,
        ...(Object.keys(attributes).length > 0 && { Report_Attributes: attributes }),
        ...(said.length > 0 && { Exceptions: said }),
        Created: parts.clock.now().toISOString(),
        Created_By: platform.name,
        Registry_Record: '',
      },
      items: (async function* () {
        if (first.done) return;
        yield first.value;
        yield* { [Symbol.asyncIterator]: () => items };
      })(),
    };
  };

async function* itemsOf(
  { uses, names }: Parts,
  platform: Platform,
  { customers }: Institution,
  question: ReportQuestion,
): AsyncGenerator<ReportItem> {
  const extent: Extent = { site: platform.site, customers, months: question.period.months };
  const { level } = question.kind;
  if (extent.months.length === 0 || !question.isRegular) return;
  if (level === 'platform' || level === 'database') {
    const all = [...(await uses.ofPlatform(extent)), ...(await uses.searches(extent))];
    const performance = performanceOf(question, level === 'platform' ? all : asDatabase(all));
    if (performance.length === 0) return;
    const { name: Platform, publisher: Publisher, sld } = platform;
    const database = { Database: Platform, Publisher, Item_ID: { Proprietary: `${namespaceOf(sld)}:${sld}` } };
    yield { ...(level === 'database' && database), Platform, Attribute_Performance: performance };
    return;
  }
  for (const range of await uses.ranges(extent, level, atOnce)) {
    const used = await uses.ofRange(extent, level, range);
    const ids = [...new Set([...used.keys()].map((key) => key.split('.')[0] as Id))];
    const known = await names(platform.site, ids);
    const entries = [...used].flatMap(([key, ofKey]) => entryOf(platform, question, key, ofKey, known));
    if (level === 'title') {
      for (const { entry } of entries) yield entry;
      continue;
    }
    const parents = question.showsParent
      ? await names(platform.site, [...new Set(entries.flatMap(({ parent }) => parent ?? []))])
      : new Map<Id, Named>();
    for (const [parent, inIt] of Map.groupBy(entries, (one) => (parents.has(one.parent ?? '') ? one.parent : null))) {
      const head = parent === null ? undefined : parentOf(platform, question, parents.get(parent), inIt[0]?.parentType);
      if (head) yield { ...head, Items: inIt.map(({ entry }) => entry) };
      else for (const { entry } of inIt) yield { Items: [entry] };
    }
  }
}

/** The whole site as one database: what has no data type there is other; what was denied was denied to the database. */
const asDatabase = (uses: readonly Use[]): Use[] =>
  uses.flatMap((use) => {
    const { No_License: denied = 0, ...counts } = use.counts;
    const dataType = dataTypesOf.database.includes(use.dataType) ? use.dataType : 'Other';
    return use.dataType === 'Platform'
      ? [{ ...use, dataType: 'Database_Full' }]
      : [
          { ...use, dataType, counts },
          { ...use, dataType: 'Database_Full', counts: { No_License: denied } },
        ];
  });

interface RangeEntry {
  readonly entry: ReportedEntry;
  readonly parent: Id | null;
  readonly parentType: string | null;
}

function entryOf(
  platform: Platform,
  question: ReportQuestion,
  key: string,
  uses: readonly Use[],
  known: ReadonlyMap<Id, Named>,
): RangeEntry[] {
  const [id = '', part] = key.split('.');
  const named = known.get(id);
  const performance = performanceOf(question, uses);
  if (!named || performance.length === 0) return [];
  const say = (text: Named['names']) => textFor(text, platform.defaultLanguage, platform.defaultLanguage);
  const chapter = named.chapters.find(({ position }) => String(position) === part);
  const identifiers = part === undefined ? named : { doi: chapter?.doi };
  const name = say(part === undefined ? named.names : (chapter?.titles ?? named.names));
  const authors = authorsOf(named, say);
  const Item_ID = itemIdOf(namespaceOf(platform.sld), key, identifiers);
  if (question.item !== null && !isNamed(Item_ID, question.item)) return [];
  if (
    question.author !== null &&
    !authors.some(({ Name, ORCID }) => [Name, ORCID, `ORCID:${ORCID}`].includes(question.author as string))
  )
    return [];
  return [
    {
      parent: named.parent,
      parentType: named.parentType,
      entry: {
        ...(question.kind.level === 'title' ? { Title: name } : { Item: name }),
        Publisher: say(named.publishers) || platform.publisher,
        Platform: platform.name,
        Item_ID,
        ...(question.showsAuthors && authors.length > 0 && { Authors: authors }),
        ...(question.showsDate && named.publishedOn && { Publication_Date: named.publishedOn }),
        Attribute_Performance: performance,
      },
    },
  ];
}

/** With or without the name of its kind before it: `10.5555/1`, `DOI:10.5555/1`. */
const isNamed = (ids: Readonly<Record<string, string>>, wanted: string): boolean =>
  Object.entries(ids).some(([kind, value]) => wanted === value || wanted === `${kind}:${value}`);

const authorsOf = ({ authors }: Named, say: (text: Named['names']) => string) => [
  ...new Map(
    authors.flatMap(({ names, orcid }) => {
      const name = say(names);
      const known = orcid?.replace(/^https?:\/\/orcid\.org\//, '');
      const isKnown = known !== undefined && /^[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X]$/.test(known);
      return name.length < 2 ? [] : [[name, { Name: name, ...(isKnown && { ORCID: known }) }] as const];
    }),
  ).values(),
];

function parentOf(
  platform: Platform,
  { kind }: ReportQuestion,
  parent: Named | undefined,
  type: string | null | undefined,
) {
  if (!parent) return undefined;
  return {
    Title: textFor(parent.names, platform.defaultLanguage, platform.defaultLanguage),
    Item_ID: itemIdOf(namespaceOf(platform.sld), parent.id, parent),
    ...(kind.id === 'IR' && type && { Data_Type: type }),
  };
}
