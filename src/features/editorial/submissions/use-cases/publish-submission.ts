import type { InputOf } from '../../../../platform/contract/endpoint.ts';
import { referencesTo } from '../../../../platform/item/editing/references.ts';
import type { DraftFile, DraftUnit, ItemDraft, ItemReference } from '../../../../platform/item/writing/item-draft.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { orcidAddress } from '../../../../platform/kernel/orcid.ts';
import { paragraphs } from '../../../../platform/kernel/paragraphs.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import type { publishSubmission } from '../editorial.contract.ts';
import type { SubmissionAuthor, SubmissionDetails } from '../fields.contract.ts';
import type { Submission, SubmissionDates } from '../store/postgres-submissions.ts';
import type { SubmissionFile } from '../store/postgres-timeline.ts';
import type { Action, Done, ManuscriptText, SubmissionParts } from './parts.ts';
import { wordType } from './read-texts.ts';
import { type PublishedText, publishedText } from './text-units.ts';

/** An accepted submission is published. Once: later versions come by import. */
export const createPublishSubmission =
  ({ database, store, texts, access, notify, write, record, today, ownJournal }: SubmissionParts) =>
  async (on: Action, wanted: InputOf<typeof publishSubmission>): Done<{ item: Id }> => {
    const { site, by, id } = on;
    const [day, own] = await Promise.all([today(site), ownJournal(site)]);
    return database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const found = await access.take(transaction, on);
      if (!found.ok) return found;
      const submission = found.value;
      if (submission.state !== 'accepted' || submission.item) return failed(failure('submissionClosed'));
      const files = (await store.files(site, id, transaction)).filter(({ round }) => round === submission.round);
      const journalId = wanted.journalId ?? submission.journal?.id ?? own;
      const journal = journalId ? (await referencesTo(transaction, site, [journalId]))(journalId) : null;
      if (journalId && journal?.kind !== 'journal') return failed(failure('badInput', { field: 'journalId' }));
      // What was read anew since somebody looked at it is looked at again.
      const text = wanted.text ? (await texts.lock(transaction, site, id))?.reading : null;
      if (wanted.text && text?.body.sha256 !== wanted.text) return failed(failure('submissionChanged'));
      const dates = await store.dates(transaction, site, id);
      const unit = acceptedUnit(submission, files, { ...wanted, journal, today: day, dates, text: text ?? null });
      // Under that DOI the site has an item already: nobody meant to write over it.
      if (await store.hasItem(transaction, site, unit.main)) return failed(failure('doiTaken'));
      const [written] = await write(transaction, site, [unit]);
      if (!written) throw new Error('an accepted submission was not stored');
      await store.change(transaction, site, id, { item: written.id });
      await store.event(transaction, site, submission, { what: 'handed-over', side: 'editor', account: by });
      await record(transaction, {
        site,
        account: by,
        action: 'hand-over',
        kind: 'submission',
        id,
        after: { number: submission.number, item: written.id },
      });
      await notify.author(transaction, site, submission, 'published', { item: written.id });
      return success({ item: written.id });
    });
  };

/** The specification's number for an article that is accepted and not edited yet. */
const accepted = -1;
const onlineFirst = 1;

/** Proofs and the version of record are known by its DOI when they are imported; it is empty where the publisher gives none. */
interface Publication extends Readonly<Pick<InputOf<typeof publishSubmission>, 'doi' | 'accessType' | 'licence'>> {
  readonly journal: ItemReference | null;
  /** YYYY-MM-DD, at the site. */
  readonly today: string;
  readonly dates: SubmissionDates;
  /** That an editor looked at. */
  readonly text: ManuscriptText | null;
}

/** What an accepted submission is published as: a manuscript as a just-accepted article, a video as a video. */
function acceptedUnit(submission: Submission, files: readonly SubmissionFile[], wanted: Publication): DraftUnit {
  const mentioned = people(submission.details.authors);
  if (submission.kind === 'video') return { mentioned, main: videoDraft(submission, files, wanted), members: [] };
  const { accessType, licence, today } = wanted;
  const text =
    wanted.text &&
    publishedText(wanted.text, {
      key: keyOf(submission, wanted),
      status: 'published',
      publishedOn: today,
      licence: licence || null,
      isOpen: accessType === 0,
    });
  return { mentioned, main: articleDraft(submission, files, wanted, text), members: text?.members ?? [] };
}

const keyOf = ({ id }: Submission, { doi }: Publication): string => (doi ? doi.toLowerCase() : `submission:${id}`);

function articleDraft(
  submission: Submission,
  files: readonly SubmissionFile[],
  wanted: Publication,
  text: PublishedText | null,
): ItemDraft {
  const { details } = submission;
  const { doi, journal, accessType, licence, today, dates } = wanted;
  const places = distinctAffiliations(details.authors);
  const references = text?.references.length
    ? text.references
    : details.references.map((printed) => ({ printed: xmlText(printed) }));
  return {
    kind: 'article',
    key: keyOf(submission, wanted),
    status: 'published',
    // Whatever is edited comes after it and takes its place.
    rank: 0,
    language: details.written,
    titles: details.titles,
    summaries: details.abstracts,
    keywords: details.keywords,
    doi: doi || null,
    publishedOn: today,
    details: {
      journal,
      accessType,
      licence: licence || null,
      version: accepted,
      publicationType: onlineFirst,
      type: 'research-article',
      onlineOn: today,
      ...dates,
      abstracts: mapText(details.abstracts, paragraphs),
      statements: statementsOf(details),
      referenceCount: references.length,
      ...text?.details,
    },
    parts: {
      contributor: details.authors.map((author) => ({
        role: 'author',
        type: 'person',
        names: mapText(author.name, (full) => ({ full })),
        orcid: author.orcid || null,
        email: author.isCorresponding ? author.email || null : null,
        corresponding: author.isCorresponding,
        credits: author.credits ?? [],
        expert: author.orcid ? expertOf(author.orcid) : null,
        affiliations: places.flatMap((place, at) => (isSame(place, author.affiliation) ? [at + 1] : [])),
      })),
      affiliation: places.map((names) => ({ names })),
      reference: references,
      article_version: [
        {
          number: 0,
          titles: details.titles,
          summaries: details.abstracts,
          publishedOn: today,
          body: text?.body ?? null,
        },
      ],
    },
    files: [...acceptedFiles(files), ...(text?.files ?? [])],
  };
}

/** The author's own file, as PDF and in Word, says that it is the accepted manuscript. */
const acceptedFiles = (files: readonly SubmissionFile[]): DraftFile[] =>
  (
    [
      ['application/pdf', 'pdf'],
      [wordType, 'galley'],
    ] as const
  ).flatMap(([type, role]) => {
    const file = files.findLast((one) => one.role === 'manuscript' && one.contentType === type);
    return file ? [{ ...asDraftFile(file, role), version: 'AM' }] : [];
  });

function videoDraft(submission: Submission, files: readonly SubmissionFile[], wanted: Publication): ItemDraft {
  const { details } = submission;
  const film = files.filter(({ role }) => role === 'video').slice(-1);
  return {
    kind: 'video',
    key: keyOf(submission, wanted),
    status: 'published',
    language: details.written,
    titles: details.titles,
    summaries: details.abstracts,
    keywords: details.keywords,
    doi: wanted.doi || null,
    publishedOn: wanted.today,
    details: {
      speakers: details.authors.map(({ name, orcid }) => ({
        names: mapText(name, (full) => ({ full })),
        ...(orcid && { orcid }),
      })),
      licence: wanted.licence || null,
    },
    files: [
      ...film.map((file) => asDraftFile(file, 'recording')),
      ...files.filter(({ role }) => role === 'captions').map((file) => asDraftFile(file, 'captions')),
    ],
  };
}

/** What the authors declared, in the language that they wrote in. */
function statementsOf({ declarations, written }: SubmissionDetails) {
  const { funding, interests, data, ethics, tools } = declarations;
  const said = {
    funding,
    'competing-interests': interests,
    'data-availability': data,
    ethics,
    'generative-tools': tools,
  };
  return Object.entries(said).flatMap(([type, text]) => (text ? [{ type, texts: { [written]: text } }] : []));
}

const asDraftFile = ({ sha256, bytes, contentType, name, language }: SubmissionFile, role: DraftFile['role']) => ({
  role,
  sha256,
  bytes,
  contentType,
  name,
  ...(language && { language }),
});

const expertOf = (orcid: string): ItemReference => ({ kind: 'expert', key: orcidAddress(orcid) });

const people = (authors: readonly SubmissionAuthor[]): ItemDraft[] =>
  authors
    .filter(({ orcid }) => orcid)
    .map(({ orcid, name }) => ({
      ...expertOf(orcid),
      onlyIfMissing: true,
      titles: name,
      details: { orcid },
    }));

function distinctAffiliations(authors: readonly SubmissionAuthor[]): Text[] {
  const known: Text[] = [];
  for (const { affiliation } of authors)
    if (Object.values(affiliation).some(Boolean) && !known.some((one) => isSame(one, affiliation)))
      known.push(affiliation);
  return known;
}

const isSame = (one: Text, other: Text): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((tag) => (one[tag] ?? '') === (other[tag] ?? ''));

const mapText = <Value>(texts: Text, change: (text: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(texts).flatMap(([tag, text]) => (text ? [[tag, change(text)]] : [])));
