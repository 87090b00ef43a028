import type { MarkedSite } from './marked-site.ts';
import { fileOf } from './sample-content-rows.ts';
import { sampleAccount } from './sample-doings.ts';
import type { Row } from './sample-rows.ts';

export const submissionNumbers = { submission: 71, event: 72, file: 73, review: 74, mail: 75 } as const;

/** Something that a member sent to the site, and what the console did about it. */
export function submissionRows(site: MarkedSite): Record<string, readonly Row[]> {
  const { mark } = site;
  const of = (values: Row): Row => ({
    site_id: site.id,
    submission_id: site.itemId(submissionNumbers.submission),
    ...values,
  });
  const declarations = {
    isOriginal: true,
    interests: '',
    noInterests: true,
    funding: '',
    data: '',
    ethics: '',
    tools: '',
  };
  const details = {
    written: 'en',
    titles: { en: mark },
    abstracts: {},
    keywords: {},
    authors: [],
    references: [],
    letter: mark,
    declarations,
    looked: [],
  };
  return {
    submission: [
      of({
        kind: 'manuscript',
        account_id: sampleAccount,
        state: 'received',
        number: '2026-0001',
        round: 1,
        details,
        language: 'en',
        sent_at: '2026-01-01',
      }),
    ],
    submission_author: [of({ position: 0, email_key: `${mark}@example.org` })],
    submission_event: [
      of({ event_id: site.itemId(submissionNumbers.event), round: 1, what: 'sent', side: 'author', for_author: true }),
    ],
    submission_file: [
      of({
        file_id: site.itemId(submissionNumbers.file),
        round: 1,
        role: 'manuscript',
        side: 'author',
        for_author: true,
        name: mark,
        sha256: fileOf(site).sha256,
        bytes: 9,
        content_type: 'application/pdf',
      }),
    ],
    submission_text: [
      of({
        file_id: site.itemId(submissionNumbers.file),
        state: 'read',
        body: fileOf(site).sha256,
        reading: {
          outline: [],
          references: [],
          members: [],
          files: [],
          front: [mark],
          notTaken: [],
          counts: {},
          body: { role: 'body', sha256: fileOf(site).sha256, bytes: 9 },
        },
      }),
    ],
    submission_opinion: [
      of({
        opinion_id: site.itemId(submissionNumbers.review),
        round: 1,
        name: mark,
        email: `${mark}@example.org`,
        language: 'en',
        due_on: '2099-02-01',
      }),
    ],
    submission_mail: [
      of({
        mail_id: site.itemId(submissionNumbers.mail),
        what: 'received',
        to_address: `${mark}@example.org`,
        language: 'en',
      }),
    ],
  };
}
