import type { Id } from '../../src/platform/kernel/id.ts';
import type { Counted, KnownWork } from './reference.ts';

interface View {
  readonly level: 'platform' | 'database' | 'title' | 'item';
  readonly shows: string;
  readonly metrics: string;
  readonly types?: readonly string[];
  readonly access?: string;
}

const items = 'Total_Item_Investigations Total_Item_Requests Unique_Item_Investigations Unique_Item_Requests';
const titles = 'Unique_Title_Investigations Unique_Title_Requests';
const requests = 'Total_Item_Requests Unique_Item_Requests';
const journal = ['Journal'];
const book = ['Book'];

/** The reports as the Code of Practice describes them. Limits and searches are distinguished. */
export const views: Readonly<Record<string, View>> = {
  PR: { level: 'platform', shows: 'Data_Type', metrics: `${items} ${titles}` },
  PR_P1: { level: 'platform', shows: 'Data_Type', metrics: `${requests} Unique_Title_Requests` },
  DR: { level: 'database', shows: 'Data_Type', metrics: `${items} ${titles} No_License` },
  DR_D1: { level: 'database', shows: '', metrics: items },
  DR_D2: { level: 'database', shows: '', metrics: 'No_License' },
  TR: { level: 'title', shows: 'Data_Type', metrics: `${items} ${titles} No_License` },
  TR_B1: {
    level: 'title',
    shows: 'Data_Type YOP',
    metrics: 'Total_Item_Requests Unique_Title_Requests',
    types: book,
    access: 'Controlled',
  },
  TR_B2: { level: 'title', shows: 'Data_Type YOP', metrics: 'No_License', types: book },
  TR_B3: { level: 'title', shows: 'Data_Type YOP Access_Type', metrics: `${items} ${titles}`, types: book },
  TR_J1: { level: 'title', shows: '', metrics: requests, types: journal, access: 'Controlled' },
  TR_J2: { level: 'title', shows: '', metrics: 'No_License', types: journal },
  TR_J3: { level: 'title', shows: 'Access_Type', metrics: items, types: journal },
  TR_J4: { level: 'title', shows: 'YOP', metrics: requests, types: journal, access: 'Controlled' },
  IR: { level: 'item', shows: 'Data_Type', metrics: `${items} No_License` },
  IR_A1: { level: 'item', shows: 'Access_Type', metrics: requests, types: ['Article'] },
  IR_M1: { level: 'item', shows: 'Data_Type', metrics: requests, types: ['Audiovisual', 'Image', 'Sound'] },
};

const countedAs: Readonly<Record<string, keyof Counted>> = {
  Total_Item_Investigations: 'totalInvestigations',
  Unique_Item_Investigations: 'uniqueInvestigations',
  Total_Item_Requests: 'totalRequests',
  Unique_Item_Requests: 'uniqueRequests',
  Unique_Title_Investigations: 'titleInvestigations',
  Unique_Title_Requests: 'titleRequests',
  No_License: 'noLicense',
};

/** The numbers of a report, each under `thing attributes metric month`. */
export function referenceReport(
  id: string,
  counts: ReadonlyMap<string, Counted>,
  works: ReadonlyMap<Id, KnownWork>,
  customers: readonly Id[] | null,
): Map<string, number> {
  const view = views[id] as View;
  const sums = new Map<string, number>();
  for (const [key, counted] of counts) {
    const [month = '', item = '', part = '', customer = '', access = ''] = key.split(' ');
    const work = works.get(item) as KnownWork;
    const itemType = Number(part) >= 0 ? 'Book_Segment' : work.dataType;
    if (customers && !customers.includes(customer)) continue;
    if (view.access && access !== view.access) continue;
    if (view.level === 'title' && work.title === '0') continue;
    if (view.level === 'item' && itemType === 'Book') continue;
    for (const metric of view.metrics.split(' ')) {
      const count = counted[countedAs[metric] as keyof Counted];
      if (count === 0) continue;
      const type = typeIn(view, work, itemType, metric);
      if (view.types && !view.types.includes(type)) continue;
      const entry = {
        platform: '',
        database: '',
        title: work.title,
        item: Number(part) >= 0 ? `${item}.${part}` : item,
      }[view.level];
      const attributes = view.shows
        .split(' ')
        .map((name) => ({ Data_Type: type, YOP: String(work.yop).padStart(4, '0'), Access_Type: access })[name] ?? '');
      const sum = [entry, ...attributes, metric, month].join(' ');
      sums.set(sum, (sums.get(sum) ?? 0) + count);
    }
  }
  return sums;
}

function typeIn({ level }: View, work: KnownWork, itemType: string, metric: string): string {
  if (level === 'item') return itemType;
  const type = work.titleType || work.dataType;
  if (level !== 'database') return type;
  if (metric === 'No_License') return 'Database_Full';
  return ['Article', 'News_Item', 'Dataset'].includes(type) ? 'Other' : type;
}
