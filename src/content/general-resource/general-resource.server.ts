import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetResource } from './api/get-resource.ts';
import { generalResourceSearch } from './search/search-general-resource.ts';
import { generalResourceCitation } from './store/general-resource-citation.ts';
import { postgresResources } from './store/postgres-resources.ts';

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
  search: generalResourceSearch,
  citation: generalResourceCitation,
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
}

export const generalResourceHandlers = ({ database, files, siteOfItem }: Parts): AnyHandler[] => [
  answerGetResource({ resources: postgresResources(database), siteOfItem, files }),
];
