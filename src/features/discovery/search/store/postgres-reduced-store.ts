import type { Database } from '../../../../platform/ports/database.ts';
import type { ReducedStore } from '../use-cases/reduced/reduced-store.ts';
import { candidatesStatement } from './reduced-candidates.ts';
import { hitsStatement } from './reduced-hits.ts';
import { ignoredBy } from './reduced-narrowing.ts';

export const postgresReducedStore = (database: Database): ReducedStore => ({
  async find(scope, lookup) {
    const [found] = await database.rows(scope, candidatesStatement(scope.reads, lookup));
    return {
      ids: found?.ids ?? [],
      total: found?.total ?? 0,
      totalIsLowerBound: found?.more ?? false,
      ignored: ignoredBy(lookup.question),
    };
  },

  read: (scope, ids) => database.rows(scope, hitsStatement(scope.reads, ids)),
});
