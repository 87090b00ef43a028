import { z } from 'zod';
import { classifications, templateNames } from '../../features/sites/site/domain/site.ts';
import { createSite, type SiteRequest } from '../../features/sites/site/sites.contract.ts';
import type { FailureCode } from '../../platform/kernel/failure.ts';
import { languages } from '../../platform/kernel/language.ts';

const line = z.string().max(300).default('');

/** What the setup page sends. Nothing is refused here but what the page can't have sent: the rules speak of each field. */
const form = z.object({
  token: line,
  step: z.enum(['enter', 'again', 'speak', 'create']).default('enter'),
  userName: line,
  name: line,
  email: line,
  password: line,
  confirmPassword: line,
  sealed: line,
  code: line,
  sld: line,
  nameZh: line,
  nameEn: line,
  languages: z.array(z.enum(languages)).default(['zh', 'en']),
  defaultLanguage: z.enum(languages).optional(),
  template: z.enum(templateNames).default('journal'),
});

export type SetupForm = z.infer<typeof form>;
export type SetupProblems = Readonly<Partial<Record<keyof SetupForm, FailureCode>>>;

/** Reads what a browser sends of a form; a box that is not ticked is not sent at all. */
export function readSetupForm(body: string): SetupForm | undefined {
  const sent = new URLSearchParams(body);
  const isWhole = sent.has('sld');
  const read = form.safeParse({
    ...Object.fromEntries(sent),
    ...(isWhole ? { languages: sent.getAll('languages') } : {}),
  });
  return read.success ? read.data : undefined;
}

/** The site that it asks for; nothing where it isn't one yet. */
export function siteOf({ sld, nameZh, nameEn, template, ...rest }: SetupForm): SiteRequest | undefined {
  const defaultLanguage = rest.defaultLanguage ?? rest.languages[0];
  const names = { ...(nameZh && { zh: nameZh }), ...(nameEn && { en: nameEn }) };
  const classification = classifications.find((one) => one === template) ?? 'journal';
  const read = createSite.input.safeParse({
    sld,
    names,
    template,
    classification,
    defaultLanguage,
    languages: rest.languages,
  });
  return read.success ? read.data : undefined;
}

/** Which field of the page a field of the site is. */
export const fieldOf = (path: string): keyof SetupForm =>
  path === 'names' ? 'nameEn' : path === 'defaultLanguage' ? 'defaultLanguage' : 'sld';
