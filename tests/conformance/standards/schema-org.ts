import { readAhead } from '../../../src/features/editorial/import/use-cases/read-ahead.ts';
import type { Standard } from '../standard.ts';
import { structuredData } from '../tools/schema-org.ts';

/** As few as a server answers at the same time. */
const atOnce = 4;

/** As the head of an article's page has it; the pages of all kinds are judged by tests/journeys/structured-data.journey.ts. */
export const schemaOrg: Standard = {
  name: 'schema.org in JSON-LD',
  validator: 'structured-data-validator 1.7.0',
  missing: () => undefined,
  write: (records, { ask }) => {
    const papers = records.filter(({ kind, status }) => kind === 'article' && status === 'published');
    const pages = readAhead(papers, atOnce, async ({ site, id }) => ({
      name: `json-ld ${site}/${id}`,
      content: `<script type="application/ld+json">${await ask(`/article/${id}.jsonld`)}</script>`,
    }));
    return Array.fromAsync(pages);
  },
  judge: structuredData,
  spoil: ({ name, content }) => ({
    name,
    content: String(content).replace('"@type":"ScholarlyArticle"', '"@type":"ScholarlyArticel"'),
  }),
};
