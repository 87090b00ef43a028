/** The smallest extension of each point that can be loaded, as the text of its export. */
export const templates: Readonly<Record<string, string>> = {
  'citation-style': `citationStyles: [
    {
      code: 'x-sample',
      name: { en: 'Sample style' },
      cite: ({ title, year, container }) => [title, ' (', year, '). ', { italic: container }],
    },
  ],`,
  'import-format': `importFormats: [
    {
      code: 'x-sample',
      name: { en: 'Sample format' },
      reader: 1,
      endings: ['.txt'],
      // A file whose first line is the title.
      read: ({ path, bytes }) => [{ key: path, title: new TextDecoder().decode(bytes).split('\\n')[0] || path }],
    },
  ],`,
  theme: `themes: [
    {
      code: 'x-sample',
      name: { en: 'Sample theme' },
      colours: { colour: '#1f4e9e' },
    },
  ],`,
  kind: `kinds: [
    {
      code: 'x-sample',
      name: { en: 'Sample kind' },
      fields: [{ name: 'number', label: { en: 'Number' }, type: 'line', identifier: true }],
    },
  ],`,
  'distribution-target': `distributionTargets: [
    {
      code: 'x-sample',
      name: { en: 'Sample target' },
      compose: ({ type, address }) => ({ contentType: 'application/json', body: JSON.stringify({ type, address }) }),
    },
  ],`,
  'home-module': `homeModules: [
    {
      code: 'x-sample',
      name: { en: 'Sample module' },
      list: { size: 3 },
      render: ({ items }) => \`<p>\${items.length}</p>\`,
    },
  ],`,
  'identity-provider': `identityProviders: [
    {
      code: 'x-sample',
      name: { en: 'Sample provider' },
      authorize: '/oauth/authorize',
      token: '/oauth/token',
      profile: '/oauth/user',
      identify: ({ id }) => (typeof id === 'string' ? { subject: id, name: '' } : null),
    },
  ],`,
};

/** The entry of a new package. */
export const entryOf = (template: string): string => `import type { Extension } from './imprint-extension.ts';

export default {
  apiVersion: 1,
  ${template}
} satisfies Extension;
`;
