import { archives } from '../../../../../platform/kernel/archives.ts';
import type { Document, FieldProblem, FormField } from '../../../../../platform/kernel/form-field.ts';
import { choiceField, choices, entriesOf, type SectionForm } from './section-form.ts';

const addresses = (name: string): FormField => ({
  name,
  type: 'list',
  label: `siteField.${name}`,
  help: `siteHelp.${name}`,
  most: 50,
  of: [{ name: 'url', type: 'line', label: 'siteField.webAddress', required: true, rule: 'urlFormat' }],
});

const listed = (urls: unknown) => entriesOf(urls).map((url) => ({ url }));
const urlsOf = (list: unknown) => entriesOf(list).map(({ url }) => String(url));
/** Who is trusted is trusted as a whole; what stands behind the host says nothing about it. */
const originsOf = (list: unknown) => urlsOf(list).map((url) => URL.parse(url)?.origin ?? url);

/** What is required of a widget only while it is shown. */
const required = (document: Document, ...names: readonly string[]): FieldProblem[] =>
  names
    .filter((name) => !document[name] || Object.keys(document[name] as object).length === 0)
    .map((path) => ({ path, code: 'fieldRequired' }));

const noAssistant = {
  enabled: false,
  title: {},
  place: 'end',
  url: '',
  appId: '',
  appName: {},
  texts: {},
  keepsStorage: false,
};

/** What search engines and partners see of a site, and what of others it shows. */
export const outsideForms: readonly SectionForm[] = [
  {
    section: 'seo',
    permission: 'site.configure',
    menu: 'settings',
    fields: [
      { name: 'title', type: 'text', label: 'field.seoTitle', required: true, longest: 200 },
      { name: 'description', type: 'long-text', label: 'field.seoDescription', longest: 500 },
      { name: 'keywords', type: 'text', label: 'field.seoKeywords', longest: 500 },
    ],
  },
  {
    section: 'access',
    permission: 'site.configure',
    menu: 'settings',
    fields: [
      { name: 'strongFactor', type: 'switch', label: 'siteField.strongFactor', help: 'siteHelp.strongFactor' },
      { name: 'openInbox', type: 'switch', label: 'siteField.openInbox', help: 'siteHelp.openInbox' },
      {
        name: 'archives',
        type: 'choices',
        label: 'siteField.archives',
        help: 'siteHelp.archives',
        choices: choices('archives', archives),
      },
      ...[addresses('referrers'), addresses('jumpOrigins'), addresses('frameAncestors'), addresses('hostedPages')],
    ],
    toDocument: (stored) => {
      const access = stored as Document;
      return {
        strongFactor: access.strongFactor === true,
        openInbox: access.openInbox === true,
        archives: access.archives ?? [],
        referrers: listed(access.referrers),
        jumpOrigins: listed(access.jumpOrigins),
        frameAncestors: listed(access.frameAncestors),
        hostedPages: listed(access.hostedPages),
      };
    },
    fromDocument: ({
      strongFactor,
      openInbox,
      archives: chosen,
      referrers,
      jumpOrigins,
      frameAncestors,
      hostedPages,
    }) => ({
      strongFactor: strongFactor === true,
      openInbox: openInbox === true,
      archives: chosen,
      referrers: originsOf(referrers),
      jumpOrigins: originsOf(jumpOrigins),
      frameAncestors: originsOf(frameAncestors),
      hostedPages: urlsOf(hostedPages),
    }),
  },
  {
    section: 'aiqa',
    permission: 'site.configure',
    menu: 'settings',
    fields: [
      { name: 'enabled', type: 'switch', label: 'siteField.assistantEnabled', help: 'siteHelp.assistant' },
      { name: 'title', type: 'text', label: 'siteField.widgetTitle', longest: 60 },
      { name: 'url', type: 'line', label: 'siteField.webAddress', rule: 'urlFormat' },
      choiceField('place', ['end', 'start']),
      { name: 'appId', type: 'line', label: 'siteField.appId', help: 'siteHelp.appId', longest: 100 },
      { name: 'appName', type: 'text', label: 'siteField.appName', longest: 100 },
      { name: 'texts', type: 'long-text', label: 'siteField.assistantTexts', longest: 500 },
      { name: 'keepsStorage', type: 'switch', label: 'siteField.keepsStorage', help: 'siteHelp.keepsStorage' },
    ],
    toDocument: (stored) => ({ ...noAssistant, ...(stored as object | null) }),
    check: (document) => (document.enabled ? required(document, 'title', 'url') : []),
  },
  {
    section: 'service',
    permission: 'site.configure',
    menu: 'settings',
    fields: [
      { name: 'title', type: 'text', label: 'siteField.widgetTitle', help: 'siteHelp.service', longest: 60 },
      { name: 'url', type: 'line', label: 'siteField.webAddress', rule: 'urlFormat' },
    ],
    toDocument: (stored) => ({ title: {}, url: '', ...(stored as object | null) }),
    fromDocument: ({ title, url }) => (url ? { title, url } : null),
    check: (document) => (document.url ? required(document, 'title') : []),
  },
];
