import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { listedPeople } from '../../platform/item/records/kind-record.ts';
import { kindSearch } from '../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../platform/item/searching/people.ts';
import { unique } from '../../platform/item/searching/texts.ts';
import type { Text } from '../../platform/kernel/text.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetResource } from './api/get-resource.ts';
import { generalResourceCitation } from './store/general-resource-citation.ts';
import { postgresResources } from './store/postgres-resources.ts';

interface GeneralResourceFacts {
  readonly library: string | null;
  readonly number: string | null;
  readonly classification: string | null;
  readonly holders: Text;
  readonly people: readonly Person[];
}

const facts = sql`(select jsonb_build_object('library', general_resource.library, 'number', general_resource.number,
    'classification', general_resource.classification, 'holders', general_resource.holders, 'people', general_resource.people)
  from general_resource where general_resource.site_id = item.site_id and general_resource.id = item.id)`;

const record = sql`(select jsonb_build_object('type', case general_resource.library when 'general' then 'dataset' else general_resource.library end,
    'people', ${listedPeople('general_resource.people', 'author')}, 'publishers', general_resource.holders, 'number', general_resource.number)
  from general_resource where general_resource.site_id = item.site_id and general_resource.id = item.id)`;

export const generalResourceKind: Kind = {
  name: 'general-resource',
  hasPage: true,
  family: 'others',
  table: {
    name: 'general_resource',
    owner: 'id',
    fields: {
      library: 'general',
      number: null,
      classification: null,
      legalStatus: null,
      holders: {},
      people: [],
      filedOn: null,
      effectiveOn: null,
      replacedBy: null,
      bodies: {},
    },
  },
  search: kindSearch<GeneralResourceFacts>(
    {
      facts,
      toDocument(item, { library, number, classification, holders, people: listed }) {
        const people = peopleFields(listed, item.language);
        return {
          ...people.fields,
          ids: unique([...people.orcids, number, classification]),
          ...(library ? { library } : {}),
          organizer: unique(Object.values(holders)),
          shown: { ...people.shown, label: number ?? undefined },
        };
      },
    },
    { library: null, number: null, classification: null, holders: {}, people: [] },
  ),
  record,
  citation: generalResourceCitation,
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
}

export const generalResourceHandlers = ({ database, files, siteOfItem }: Parts): AnyHandler[] => [
  answerGetResource(postgresResources(database), siteOfItem, files),
];
