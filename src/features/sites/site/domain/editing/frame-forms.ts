import { titleProblem } from '../../../../../platform/kernel/contact-rules.ts';
import type { Document, FieldProblem } from '../../../../../platform/kernel/form-field.ts';
import { emailProblem } from '../../../../../platform/kernel/person-rules.ts';
import { choiceField, entriesOf, orNothing, type SectionForm } from './section-form.ts';

const written = ['icp', 'police', 'phone', 'postcode', 'email', 'qq', 'issn', 'eissn', 'cn'] as const;

/** What stands around every page: the header and the footer. */
export const frameForms: readonly SectionForm[] = [
  {
    section: 'header',
    permission: 'navigation.edit',
    menu: 'look',
    fields: [
      { name: 'name', type: 'text', label: 'field.siteName', required: true, longest: 200 },
      { name: 'tagline', type: 'text', label: 'field.tagline', longest: 300 },
      { name: 'mark', type: 'line', label: 'field.mark', help: 'help.mark', longest: 2 },
      { name: 'browserIcon', type: 'picture', label: 'field.browserIcon' },
      {
        name: 'navStyle',
        type: 'choice',
        label: 'field.navStyle',
        required: true,
        choices: ['line', 'band', 'centred'].map((value) => ({ value, label: `field.navStyle.${value}` })),
      },
    ],
  },
  {
    section: 'footer',
    permission: 'site.configure',
    menu: 'look',
    fields: [
      { name: 'publisher', type: 'text', label: 'siteField.publisher', longest: 300 },
      { name: 'address', type: 'text', label: 'siteField.address', longest: 300 },
      {
        name: 'postcode',
        type: 'line',
        label: 'siteField.postcode',
        help: 'siteHelp.postcode',
        rule: 'postcodeFormat',
      },
      { name: 'phone', type: 'line', label: 'siteField.phone', help: 'siteHelp.phone', rule: 'landlineFormat' },
      { name: 'email', type: 'line', label: 'siteField.email', longest: 254 },
      { name: 'qq', type: 'line', label: 'siteField.qq', help: 'siteHelp.qq', rule: 'qqFormat' },
      { name: 'issn', type: 'line', label: 'siteField.issn', help: 'siteHelp.issn', longest: 20 },
      { name: 'eissn', type: 'line', label: 'siteField.eissn', longest: 20 },
      { name: 'cn', type: 'line', label: 'siteField.cn', longest: 30 },
      { name: 'copyright', type: 'text', label: 'siteField.copyright', longest: 300 },
      { name: 'icp', type: 'line', label: 'siteField.icp', help: 'siteHelp.icp', longest: 60 },
      { name: 'police', type: 'line', label: 'siteField.police', longest: 60 },
      {
        name: 'links',
        type: 'list',
        label: 'siteField.footerLinks',
        help: 'siteHelp.footerLinks',
        most: 30,
        of: [
          { name: 'name', type: 'text', label: 'siteField.linkTitle', required: true, longest: 60 },
          { name: 'url', type: 'address', label: 'siteField.linkAddress', required: true },
        ],
      },
      choiceField('toolbarStyle', ['1', '2', '3']),
    ],
    toDocument: (stored) => {
      const footer = stored as Document;
      return {
        ...footer,
        ...Object.fromEntries(written.map((name) => [name, footer[name] ?? ''])),
        toolbarStyle: String(footer.toolbarStyle ?? 1),
      };
    },
    fromDocument: (document) => ({
      ...document,
      ...Object.fromEntries(written.map((name) => [name, orNothing(document[name])])),
      toolbarStyle: Number(document.toolbarStyle),
    }),
    check: (document) => [...checkEmail(document.email), ...checkTitles(document.links)],
  },
];

function checkEmail(given: unknown): FieldProblem[] {
  const email = typeof given === 'string' ? given : '';
  return email !== '' && emailProblem(email) ? [{ path: 'email', code: 'emailFormat' }] : [];
}

/**
 * A link's title is 1 to 15 letters, digits or Chinese characters. The rule knows neither spaces nor other scripts, so it counts
 * without spaces, in the two languages that it was made for.
 */
const checkTitles = (links: unknown): FieldProblem[] =>
  entriesOf(links).flatMap(({ name }, place) =>
    Object.entries((name ?? {}) as Record<string, string>)
      .filter(([language, title]) => ['zh', 'en'].includes(language) && titleProblem(title.replaceAll(' ', '')))
      .map(([language]) => ({ path: `links.${place}.name.${language}`, code: 'titleFormat' as const })),
  );
