import type { Standard } from '../standard.ts';
import { structuredData } from '../tools/schema-org.ts';

/** As the head of an article's page has it; the pages of all kinds are judged by tests/journeys/structured-data.journey.ts. */
export const schemaOrg: Standard = {
  name: 'schema.org in JSON-LD',
  validator: 'structured-data-validator 1.7.0',
  missing: () => undefined,
  write: (records, { ask }) =>
    Promise.all(
      records
        .filter(({ kind, status }) => kind === 'article' && status === 'published')
        .map(async ({ site, id }) => ({
          name: `json-ld ${site}/${id}`,
          content: `<script type="application/ld+json">${await ask(`/article/${id}.jsonld`)}</script>`,
        })),
    ),
  judge: structuredData,
  spoil: ({ name, content }) => ({
    name,
    content: String(content).replace('"@type":"ScholarlyArticle"', '"@type":"ScholarlyArticel"'),
  }),
};
