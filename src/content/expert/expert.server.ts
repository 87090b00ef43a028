import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetExpert, type ReadOwnWords } from './api/get-expert.ts';
import { expertSearch } from './search/search-expert.ts';
import { postgresExperts } from './store/postgres-experts.ts';

export const expertKind: Kind = {
  name: 'expert',
  hasPage: true,
  family: 'people',
  table: {
    name: 'expert',
    owner: 'id',
    fields: {
      orcid: null,
      familyNames: {},
      institution: null,
      affiliations: {},
      positions: {},
      researchFields: {},
      bodies: {},
      website: null,
    },
    links: ['institution'],
  },
  search: expertSearch,
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
  readonly ownWordsOf: ReadOwnWords;
}

export const expertHandlers = ({ database, files, siteOfItem, ownWordsOf }: Parts): AnyHandler[] => [
  answerGetExpert({ experts: postgresExperts(database), files, siteOfItem, ownWordsOf }),
];

/** The record of a person, for whoever says that it is theirs. */
export const expertRecord = (database: Database) => postgresExperts(database).record;
