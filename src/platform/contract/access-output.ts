import { z } from 'zod';
import type { AccessDecision, AccessReason, Embargo } from '../kernel/access.ts';
import { type Failure, failure } from '../kernel/failure.ts';
import { type Language, localeOf } from '../kernel/language.ts';
import { textFor } from '../kernel/text.ts';
import type { Wording } from '../ports/wording.ts';

/** What the policy said, in words for this reader: why they may, or what would help. */
export const accessOutput = {
  /** The specification's message where they may not. */
  message: z.string().nullable(),
  /** Why they may, in plain words. */
  reason: z.string().nullable(),
  /** Of what is under an embargo, when it ends: no way of signing in helps before. */
  opensAt: z.string().optional(),
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
  if (!decision.allowed && decision.message === 'embargoed') {
    const opensAt = decision.embargo.until;
    return {
      message: wording(language, 'failure.embargoed', { until: minute(decision.embargo, language) }),
      reason: null,
      opensAt,
    };
  }
  if (!decision.allowed) return { message: wording(language, `failure.${decision.message}`), reason: null };
  const { basis, customer, until } = decision;
  const name = customer ? textFor(customer.names, language, siteLanguage) : '';
  const reason = wording(language, keys[basis], { name, until: until ? day(until, language) : '' });
  return { message: null, reason };
}

const day = (until: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until));

/** A time of day means nothing without its zone. */
const minute = ({ until, zone }: Embargo, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).format(new Date(until));

/** Why a call refuses; of an embargo with the moment of its end. */
export const refusalOf = (decision: Extract<AccessDecision, { allowed: false }>, language: Language): Failure =>
  failure(decision.message, 'embargo' in decision ? { until: minute(decision.embargo, language) } : undefined);
