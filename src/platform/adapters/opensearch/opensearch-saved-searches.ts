import { Client } from '@opensearch-project/opensearch';
import type { SavedSearches } from '../../ports/saved-searches.ts';
import { mapping, settings, shape } from './mapping.ts';
import type { OpenSearchSettings } from './opensearch-index.ts';
import { refuseWiderView } from './own-view.ts';

const foundAtOnce = 1_000;

/** The documents' own mapping, so that a saved search means what it meant when it was tried, and a field for the searches. */
const percolating = {
  ...mapping,
  properties: { ...mapping.properties, query: { type: 'percolator' } },
} as typeof mapping;

/** One index for the searches of all sites and kinds. Like every index it is known by an alias, so that a new shape can take its place. */
export function connectOpenSearchSavedSearches({ url, prefix, milliseconds }: OpenSearchSettings): SavedSearches {
  const client = new Client({ node: url, requestTimeout: milliseconds, maxRetries: 1 });
  const alias = `${prefix}saved-searches`;
  const index = `${alias}-${shape}`;
  const nameOf = (site: number, id: string) => `${site}-${id}`;

  return {
    async prepare() {
      const { body: known } = await client.indices.getAlias({ name: alias }, { ignore: [404] });
      const named = Object.entries(known).flatMap(([name, found]) => (Object(found).aliases ? [name] : []));
      if (named.includes(index)) return;
      const { body: exists } = await client.indices.exists({ index });
      if (!exists) await client.indices.create({ index, body: { settings, mappings: percolating } });
      if (named.length > 0) {
        const { body: moved } = await client.reindex({
          body: { source: { index: named }, dest: { index } },
          refresh: true,
        });
        if ((moved as { failures?: readonly unknown[] }).failures?.length)
          throw new Error('Not all saved searches could be moved to an index of the new shape.');
      }
      await client.indices.updateAliases({
        body: { actions: [{ add: { index, alias } }, ...named.map((older) => ({ remove_index: { index: older } }))] },
      });
    },

    async register(site, id, query) {
      refuseWiderView({ query });
      await client.index({
        index: alias,
        id: nameOf(site, id),
        require_alias: true,
        refresh: 'wait_for',
        body: { site, id, query: ofSite(site, query) },
      });
    },

    async matching(site, document) {
      const ids: string[] = [];
      for (;;) {
        const { body } = await client.search({
          index: alias,
          body: {
            query: { bool: { filter: [{ term: { site } }, { percolate: { field: 'query', document } }] } },
            sort: [{ id: 'asc' }],
            size: foundAtOnce,
            _source: false,
            ...(ids.length > 0 && { search_after: [ids.at(-1) as string] }),
          } as never,
        });
        const page = body.hits.hits.map(({ sort }) => String(sort?.[0]));
        ids.push(...page);
        if (page.length < foundAtOnce) return ids;
      }
    },

    async forget(site, id) {
      await client.delete({ index: alias, id: nameOf(site, id), refresh: 'wait_for' }, { ignore: [404] });
    },
  };
}

/** Twice over: a search is asked about documents of its own site only, and would find no other. */
const ofSite = (site: number, query: object) => ({
  bool: { filter: [{ term: { site } }, { term: { status: 'published' } }], must: [query] },
});
