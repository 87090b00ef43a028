import type { Document, FieldProblem, FormField } from '../../../../../platform/kernel/form-field.ts';
import { languages } from '../../../../../platform/kernel/language.ts';
import { choiceField } from './section-form.ts';

const languageChoices = languages.map((value) => ({ value, label: `language.${value}` }));
const timeZones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));

/** What an owner decides about the site as a whole. */
export const siteFields: readonly FormField[] = [
  { name: 'languages', type: 'choices', label: 'siteField.languages', required: true, choices: languageChoices },
  {
    name: 'defaultLanguage',
    type: 'choice',
    label: 'siteField.defaultLanguage',
    help: 'siteHelp.defaultLanguage',
    required: true,
    choices: languageChoices,
  },
  { name: 'timeZone', type: 'choice', label: 'siteField.timeZone', required: true, choices: timeZones },
  { name: 'magId', type: 'reference', label: 'siteField.ownJournal', help: 'siteHelp.ownJournal', kinds: ['journal'] },
  { name: 'logo1', type: 'picture', label: 'siteField.logo' },
  { name: 'pictureUrl', type: 'picture', label: 'siteField.sitePicture', help: 'siteHelp.sitePicture' },
  { name: 'keywords', type: 'text', label: 'siteField.siteKeywords', longest: 500 },
  { name: 'visitPower', type: 'switch', label: 'siteField.visitPower', help: 'siteHelp.visitPower' },
  { name: 'downloadPower', type: 'switch', label: 'siteField.downloadPower', help: 'siteHelp.downloadPower' },
  { name: 'mediaPermission', type: 'switch', label: 'siteField.mediaPermission' },
  { name: 'umtFlag', type: 'switch', label: 'siteField.umtFlag' },
  choiceField('grayType', ['0', '1', '2'], 'siteHelp.grayType'),
  { name: 'staticPageUrl', type: 'address', label: 'siteField.staticPageUrl', help: 'siteHelp.staticPageUrl' },
  { name: 'maintenance', type: 'switch', label: 'siteField.maintenance', help: 'siteHelp.maintenance' },
  { name: 'stopUrl', type: 'address', label: 'siteField.stopUrl', help: 'siteHelp.stopUrl' },
];

export const checkSite = (document: Document): FieldProblem[] =>
  (document.languages as readonly unknown[]).includes(document.defaultLanguage)
    ? []
    : [{ path: 'defaultLanguage', code: 'fieldRefused' }];

/** From then on readers find nothing of the site, or something else in its place. */
export const closesSite = (before: Document | null, after: Document): boolean =>
  (Boolean(after.stopUrl) && after.stopUrl !== before?.stopUrl) || (after.maintenance === true && !before?.maintenance);
