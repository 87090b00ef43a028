import type { Document, FieldProblem } from '../../../../../platform/kernel/form-field.ts';
import { languages } from '../../../../../platform/kernel/language.ts';
import { hasSoundPlaces, type ReviewMail, reviewMails } from '../../../../../platform/kernel/review-mail.ts';
import { choices, entriesOf, type SectionForm } from './section-form.ts';

const mails = Object.keys(reviewMails);

/** Unknown places, missing ones, and a second text for the same mail in the same language. */
function check(document: Document): readonly FieldProblem[] {
  const seen = new Set<string>();
  return entriesOf(document.mails).flatMap(({ mail, language, subject, text }, place): FieldProblem[] => {
    const key = `${mail} ${language}`;
    const isSecond = seen.has(key);
    seen.add(key);
    const needed = reviewMails[mail as ReviewMail] ?? [];
    return [
      ...(isSecond ? [{ path: `mails.${place}.language`, code: 'fieldTaken' as const }] : []),
      ...(hasSoundPlaces(String(subject)) ? [] : [{ path: `mails.${place}.subject`, code: 'fieldRefused' as const }]),
      ...(hasSoundPlaces(String(text), needed) ? [] : [{ path: `mails.${place}.text`, code: 'fieldRefused' as const }]),
    ];
  });
}

/** How a site words its mails to reviewers; what it does not word reads as everywhere. */
export const reviewMailForm: SectionForm = {
  section: 'reviews',
  permission: 'site.configure',
  menu: 'settings',
  fields: [
    {
      name: 'mails',
      type: 'list',
      label: 'siteField.reviewMails',
      help: 'siteHelp.reviewMails',
      most: mails.length * languages.length,
      of: [
        {
          name: 'mail',
          type: 'choice',
          label: 'siteField.reviewMail',
          required: true,
          choices: choices('reviewMail', mails),
        },
        {
          name: 'language',
          type: 'choice',
          label: 'siteField.reviewMailLanguage',
          required: true,
          choices: languages.map((value) => ({ value, label: `language.${value}` })),
        },
        { name: 'subject', type: 'line', label: 'siteField.reviewMailSubject', required: true, longest: 200 },
        {
          name: 'text',
          type: 'lines',
          label: 'siteField.reviewMailText',
          help: 'siteHelp.reviewMailText',
          required: true,
          longest: 5_000,
        },
      ],
    },
  ],
  check,
};
