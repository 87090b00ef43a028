import { z } from 'zod';
import type { AccessDecision, AccessReason } from '../kernel/access.ts';
import { type Language, localeOf } from '../kernel/language.ts';
import { textFor } from '../kernel/text.ts';
import type { Wording } from '../ports/wording.ts';

/** What the policy said, in words for this reader: why they may, or what would help. */
export const accessOutput = {
  /** The specification's message where they may not. */
  message: z.string().nullable(),
  /** Why they may, in plain words. */
  reason: z.string().nullable(),
};

const keys: Readonly<Record<AccessReason, string>> = {
  'open access': 'access.reason.openAccess',
  'open to all': 'access.reason.openToAll',
  subscription: 'access.reason.subscription',
  institution: 'access.reason.institution',
  address: 'access.reason.address',
  trial: 'access.reason.trial',
  member: 'access.reason.member',
  referrer: 'access.reason.referrer',
};

interface Presenting {
  readonly language: Language;
  readonly siteLanguage: Language;
  readonly wording: Wording;
}

export function presentAccess(decision: AccessDecision, { language, siteLanguage, wording }: Presenting) {
  if (!decision.allowed) return { message: wording(language, `failure.${decision.message}`), reason: null };
  const { basis, customer, until } = decision;
  const name = customer ? textFor(customer.names, language, siteLanguage) : '';
  return { message: null, reason: wording(language, keys[basis], { name, until: until ? day(until, language) : '' }) };
}

const day = (until: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));
