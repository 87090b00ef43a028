import { type AnyHandler, answering } from '../../../platform/contract/handler.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { metadataPath } from '../../../platform/ports/institution-login.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import { askForCorrection, getMyInstitution, listMyInstitutions, saveLibraryLinks } from '../librarian.contract.ts';
import type { LibrarianStore } from '../store/postgres-librarians.ts';
import type { AskForCorrection } from '../use-cases/ask-for-correction.ts';

interface Parts {
  readonly librarians: LibrarianStore;
  readonly askFor: AskForCorrection;
  readonly rateLimit: RateLimit;
}

/** Of one librarian at one site: each is a mail to several people. */
const corrections = { most: 10, seconds: 3_600 } as const;

/** The agreements of the host's own site, for those who look after them. */
export const librarianHandlers = ({ librarians, askFor, rateLimit }: Parts): AnyHandler[] => [
  answering(listMyInstitutions, async ({ site: { host }, member }) =>
    success(await librarians.institutionsOf(host.id, member.id)),
  ),

  answering(getMyInstitution, async ({ site: { host }, member, input: { customer } }) => {
    const found = await librarians.institution(host.id, member.id, customer);
    return found ? success({ ...found, loginMetadata: metadataPath }) : failed(failure('notFound'));
  }),

  answering(saveLibraryLinks, async ({ site: { host }, member, input: { customer, ...links } }) =>
    (await librarians.saveLinks(host.id, member.id, customer, links)) ? success({}) : failed(failure('notFound')),
  ),

  answering(askForCorrection, async ({ site: { host }, member, input }) => {
    const site = host.id;
    const { allowed } = await rateLimit.take(`correction ${site} ${member.id}`, corrections);
    if (!allowed) return failed(failure('tooManyRequests'));
    const outcome = await askFor({ site, account: member.id, ...input });
    if (outcome === 'notLibrarian') return failed(failure('notFound'));
    return outcome === 'sent' ? success({}) : failed(failure('requestNotDelivered'));
  }),
];
