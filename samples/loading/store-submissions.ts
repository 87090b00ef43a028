import { sql } from 'kysely';
import {
  type EventName,
  eventNames,
  plainDeclarations,
  plainDetails,
  type SubmissionKind,
  type SubmissionState,
} from '../../src/features/editorial/submissions/domain/submission.ts';
import { statement } from '../../src/platform/item/writing/raw-statement.ts';
import type { Language } from '../../src/platform/kernel/language.ts';
import { ownSite } from '../../src/platform/kernel/site-context.ts';
import type { Transaction } from '../../src/platform/ports/database.ts';
import type { App } from '../../src/processes/create-app.ts';
import type { SampleDirectory } from './sample-site.ts';
import { json } from './store-rows.ts';
import { parseSample, readSample } from './yaml.ts';

interface SampleSubmission {
  readonly kind: SubmissionKind;
  readonly state: Exclude<SubmissionState, 'draft' | 'withdrawn'>;
  readonly titles: { readonly zh: string; readonly en: string };
  readonly abstracts: { readonly zh: string; readonly en: string };
  readonly keywords: { readonly zh: readonly string[]; readonly en: readonly string[] };
  /** What the editors wrote with their decision. */
  readonly letter?: { readonly zh: string; readonly en: string };
}

const sampleSubmissions = parseSample(readSample('submissions.yaml')) as readonly SampleSubmission[];

/** Nobody can log in as them: they have neither a password nor another way in. */
const authors = Array.from({ length: 3 }, (_, place) => `sample-author-${place + 1}`);

/** How each state came about. */
const pastOf: Readonly<Record<SampleSubmission['state'], readonly EventName[]>> = {
  received: ['sent'],
  review: ['sent', 'review-begun'],
  revision: ['sent', 'review-begun', 'revision-asked'],
  accepted: ['sent', 'review-begun', 'accepted'],
  declined: ['sent', 'review-begun', 'declined'],
};

/** Gives sample sites what authors sent to them, once: something in every state that editors deal with. */
export async function storeSubmissions({ database }: Pick<App, 'database'>, sites: readonly SampleDirectory[]) {
  await database.unscopedRows(statement`insert into account (user_name, real_name)
    select name, 'Sample Author ' || place from unnest(${authors}::text[]) with ordinality given (name, place)
    on conflict do nothing`);
  const accounts = await database.unscopedRows(statement<{ id: string }>`select account_id::text as id from account
    where user_name = any (${authors}::text[]) order by user_name`);
  for (const directory of sites)
    await database.transaction(ownSite(directory), async (transaction) => {
      const known = statement`select from submission where site_id = ${directory.id} limit 1`;
      if ((await transaction.rows(known)).length > 0) return;
      for (const [place, sample] of sampleSubmissions.entries())
        await storeOne(transaction, directory, sample, {
          place,
          account: accounts[place % accounts.length]?.id ?? null,
        });
    });
}

async function storeOne(
  transaction: Transaction,
  { id: site, defaultLanguage }: SampleDirectory,
  sample: SampleSubmission,
  { place, account }: { place: number; account: string | null },
): Promise<void> {
  const language: Language = defaultLanguage === 'en' ? 'en' : 'zh';
  const details = {
    ...plainDetails(language),
    titles: sample.titles,
    abstracts: sample.abstracts,
    keywords: sample.keywords,
    authors: [
      {
        name: { zh: '示例作者', en: 'Sample Author' },
        email: `sample-author-${(place % authors.length) + 1}@example.org`,
        orcid: '',
        affiliation: { zh: '示例研究所', en: 'Sample Institute' },
        isCorresponding: true,
      },
    ],
    declarations: { ...plainDeclarations, isOriginal: true, noInterests: true },
  };
  const ago = sql`make_interval(days => ${3 + place * 4}::int)`;
  const isDecided = sample.letter !== undefined;
  const [stored] = await transaction.rows(statement<{ id: string }>`
    insert into submission (site_id, submission_id, kind, account_id, state, number, round, details, language, created_at,
      changed_at, sent_at, decided_at)
    values (${site}, new_id(${site}::int), ${sample.kind}, ${account}, ${sample.state},
      to_char(now(), 'YYYY-') || lpad(${String(place + 1)}, 4, '0'), 1, ${json(details)}, ${language}, now() - ${ago},
      now() - ${ago}, now() - ${ago}, ${isDecided ? sql`now() - ${ago} + interval '2 days'` : null})
    returning submission_id::text as id`);
  if (!stored) return;
  for (const [step, what] of pastOf[sample.state].entries()) {
    const letter = what === pastOf[sample.state].at(-1) ? sample.letter?.[language] : undefined;
    await transaction.rows(statement`
      insert into submission_event (site_id, event_id, submission_id, round, what, side, account_id, for_author,
          text, happened_at)
        values (${site}, new_id(${site}::int), ${stored.id}, 1, ${what}, ${what === 'sent' ? 'author' : 'editor'},
          ${what === 'sent' ? account : null}, ${eventNames[what]}, ${letter ?? ''},
          now() - ${ago} + make_interval(days => ${step}::int))`);
  }
  await attach(transaction, site, stored.id, sample.kind);
}

/** A file that the site has anyway stands in for what its author sent. */
const attach = (transaction: Transaction, site: number, submission: string, kind: SampleSubmission['kind']) =>
  transaction.rows(statement`
    insert into submission_file (site_id, file_id, submission_id, round, role, side, for_author, name, sha256, bytes, content_type)
    select site_id, new_id(${site}::int), ${submission}, 1, ${kind}, 'author', true,
      case when ${kind} = 'video' then 'sample-video.mp4' else 'sample-manuscript.pdf' end, sha256, bytes, content_type
    from stored_file
    where site_id = ${site} and bytes > 0
      and content_type = case when ${kind} = 'video' then 'video/mp4' else 'application/pdf' end
    order by sha256 limit 1`);
