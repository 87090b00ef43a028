import fastify from 'fastify';
import pg from 'pg';

// What the same call costs without sites, contract and policies: Fastify, pg, two statements, JSON.

const pool = new pg.Pool({ connectionString: process.env.IMPRINT_DATABASE_URL, max: 20 });
const site = 1;

const journalText = `select item.id, item.titles from item_bare item
  join journal_bare journal on journal.site_id = item.site_id and journal.id = item.id
  where item.site_id = $1 and item.status = $2 and item.id = $3`;
const periodsText = `select period.id, period.journal_id as "publicationId", period.year, period.volume, period.issue,
    period.first_page as "firstPageNum", period.last_page as "lastPageNum", period.themes, issue.titles as names,
    issue.cover, issue.doi, to_char(issue.published_on, 'YYYY-MM-DD') as "publishDate"
  from period_bare period join item_bare issue on issue.site_id = period.site_id and issue.id = period.id
  where issue.status = $1 and period.site_id = $2 and period.journal_id = $3
  order by period.year desc, issue.published_on desc nulls last,
    substring(period.issue from '^[0-9]{1,9}')::int desc nulls last, period.id desc
  limit $4`;

const server = fastify();
server.get('/healthz', async () => ({ status: 'alive' }));
server.get<{ Querystring: { publicationIndexId: string } }>(
  '/rc-pub/front/front-period/getFirstTwoPeriods',
  async (request, reply) => {
    const journal = request.query.publicationIndexId;
    const [journals, periods] = await Promise.all([
      pool.query({ name: 'journal', text: journalText, values: [site, 'published', journal] }),
      pool.query({ name: 'periods', text: periodsText, values: ['published', site, journal, 2] }),
    ]);
    if (journals.rowCount === 0) return reply.code(404).send();
    return { status: 0, data: periods.rows };
  },
);
await server.listen({ host: '127.0.0.1', port: Number(process.env.IMPRINT_PORT) });
process.once('SIGTERM', () => server.close().then(() => pool.end()));
