import { type CounterException, exception } from './exception.ts';
import { firstDay, lastDay, type Period } from './period.ts';
import {
  type AccessType,
  type Attribute,
  accessTypes,
  dataTypesOf,
  type Metric,
  type ReportKind,
} from './report-kinds.ts';

/** The question of a report, read from its parameters. Null for a filter that is not set. */
export interface ReportQuestion {
  readonly kind: ReportKind;
  readonly period: Period;
  readonly metrics: readonly Metric[];
  readonly dataTypes: readonly string[] | null;
  readonly accessTypes: readonly AccessType[] | null;
  readonly years: readonly (readonly [from: string, to: string])[] | null;
  readonly isRegular: boolean;
  readonly item: string | null;
  readonly author: string | null;
  readonly shows: readonly Attribute[];
  readonly showsAuthors: boolean;
  readonly showsDate: boolean;
  readonly showsParent: boolean;
  readonly isTotal: boolean;
  /** As they stand in the header. */
  readonly filters: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly exceptions: readonly CounterException[];
}

const common = ['customer_id', 'requestor_id', 'api_key', 'begin_date', 'end_date', 'platform'];
const ofMaster = ['metric_type', 'data_type', 'access_method', 'attributes_to_show', 'granularity'];
const ofWorks = ['access_type', 'yop', 'item_id'];
const parameters: Readonly<Record<ReportKind['level'], readonly string[]>> = {
  platform: ofMaster,
  database: [...ofMaster, 'database'],
  title: [...ofMaster, ...ofWorks],
  item: [...ofMaster, ...ofWorks, 'author', 'include_parent_details', 'include_component_details'],
};

const attributesOf: Readonly<Record<ReportKind['level'], readonly string[]>> = {
  platform: ['Access_Method'],
  database: ['Access_Method'],
  title: ['YOP', 'Access_Type', 'Access_Method'],
  item: ['YOP', 'Access_Type', 'Access_Method', 'Authors', 'Publication_Date'],
};

/** Reads filters and attributes; what can't be followed is left out and said in an exception, as COUNTER has it. */
export function readQuestion(
  kind: ReportKind,
  given: URLSearchParams,
  period: Period,
  platform: string,
): ReportQuestion {
  const dates = { Begin_Date: firstDay(period.begin), End_Date: lastDay(period.end) };
  const unknown = [...new Set(given.keys())].filter(
    (name) => !common.includes(name) && (kind.view !== undefined || !parameters[kind.level].includes(name)),
  );
  const wrong: string[] = [];
  const wrongAttributes: string[] = [];
  const exceptions = [...period.exceptions];
  if (unknown.length > 0) exceptions.push(exception(3050, unknown.join('|').slice(0, 500)));

  const takes = (name: string) => kind.view === undefined && parameters[kind.level].includes(name) && given.has(name);
  const list = <Value extends string>(name: string, allowed: readonly Value[], into = wrong): Value[] | null => {
    if (!takes(name)) return null;
    const values = [...new Set((given.get(name) ?? '').split('|'))];
    const known = values.filter((value): value is Value => (allowed as readonly string[]).includes(value));
    for (const value of values) if (!known.includes(value as Value)) into.push(`${name}=${value}`);
    return known.length > 0 ? known : null;
  };
  const words = (name: string) => {
    const value = takes(name) ? (given.get(name) ?? '').trim() : '';
    if (takes(name) && (value.length < 2 || value.length > 300)) wrong.push(name);
    return value.length >= 2 && value.length <= 300 ? value : null;
  };

  const wantedPlatform = given.get('platform');
  if (wantedPlatform !== null && wantedPlatform !== platform) wrong.push('platform');
  const database = words('database');
  if (database !== null && database !== platform) wrong.push('database');
  const metrics = list('metric_type', kind.metrics);
  const dataTypes = list('data_type', dataTypesOf[kind.level]);
  const method = list('access_method', ['Regular', 'TDM']);
  const access = list('access_type', accessTypes);
  const years = readYears(takes('yop') ? (given.get('yop') ?? '') : null, wrong);
  const attributes = list('attributes_to_show', attributesOf[kind.level], wrongAttributes);
  const granularity = list('granularity', ['Month', 'Total'], wrongAttributes)?.[0];
  const parent = list('include_parent_details', ['True', 'False'], wrongAttributes)?.[0];
  if (takes('include_component_details') && given.get('include_component_details') !== 'False')
    exceptions.push(exception(3063));
  const [item, author] = [words('item_id'), words('author')];
  if (wrong.length > 0) exceptions.push(exception(3060, wrong.join(' ').slice(0, 500)));
  if (wrongAttributes.length > 0) exceptions.push(exception(3062, wrongAttributes.join(' ').slice(0, 500)));

  const filters = kind.view
    ? {
        Access_Method: ['Regular'],
        ...(kind.view.Access_Type && { Access_Type: kind.view.Access_Type }),
        ...(kind.view.Data_Type && { Data_Type: kind.view.Data_Type }),
        Metric_Type: viewMetrics(kind),
      }
    : {
        ...(metrics && { Metric_Type: metrics }),
        ...(dataTypes && { Data_Type: dataTypes }),
        ...(method && { Access_Method: method }),
        ...(access && { Access_Type: access }),
        ...(years && { YOP: years.map(([from, to]) => (from === to ? from : `${from}-${to}`)) }),
        ...(item && { Item_ID: item }),
        ...(author && { Author: author }),
        ...(database === platform && { Database: database }),
      };
  return {
    kind,
    period,
    metrics: metrics ?? kind.metrics,
    dataTypes: kind.view?.Data_Type ?? dataTypes,
    accessTypes: kind.view?.Access_Type ?? access,
    years,
    item,
    author,
    exceptions,
    isTotal: granularity === 'Total',
    isRegular: method === null || method.includes('Regular'),
    shows: [...kind.shows, ...(attributes ?? []).filter((one): one is Attribute => isPerformanceAttribute(one))],
    showsAuthors: kind.id === 'IR_A1' || (attributes ?? []).includes('Authors'),
    showsDate: kind.id === 'IR_A1' || (attributes ?? []).includes('Publication_Date'),
    showsParent: kind.id === 'IR_A1' || parent === 'True',
    filters: { ...dates, ...(wantedPlatform === platform && { Platform: platform }), ...filters },
    attributes: {
      ...(attributes && { Attributes_To_Show: attributes }),
      ...(parent && { Include_Parent_Details: parent }),
      ...(granularity && { Granularity: granularity }),
    },
  };
}

const isPerformanceAttribute = (name: string): boolean => ['YOP', 'Access_Type', 'Access_Method'].includes(name);

/** The filter of a view names its metrics in the order of the alphabet, denials and searches as they come. */
const viewMetrics = ({ metrics }: ReportKind): readonly string[] =>
  metrics.toSorted((one, other) => (one < other ? -1 : 1));

/** `2019|2021-2024` */
function readYears(given: string | null, wrong: string[]): ReportQuestion['years'] {
  if (given === null) return null;
  const spans = given.split('|').flatMap((span) => {
    const [, from = '', to = from] = /^([0-9]{4})(?:-([0-9]{4}))?$/.exec(span) ?? [];
    if (from && from <= to) return [[from, to] as const];
    wrong.push(`yop=${span}`);
    return [];
  });
  return spans.length > 0 ? spans : null;
}
