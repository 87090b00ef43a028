import type { Extension, ExtensionEvent } from 'imprint/extension';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const element = (name: string, texts: readonly (string | null | undefined)[]): string =>
  texts.map((text) => (text ? `  <dc:${name}>${escaped(text)}</dc:${name}>\n` : '')).join('');

function dublinCore({ type, address, doi, titles, work }: ExtensionEvent): string {
  const creators =
    work?.people.filter(({ role }) => role === 'author').map(({ names }) => Object.values(names)[0]) ?? [];
  return [
    `<record xmlns:dc="http://purl.org/dc/elements/1.1/" event="${type}">\n`,
    element('identifier', [address, doi && `https://doi.org/${doi}`]),
    element('title', Object.values(titles)),
    element('creator', creators),
    element('description', Object.values(work?.abstracts ?? {})),
    element('date', [work?.publishedOn]),
    '</record>\n',
  ].join('');
}

export default {
  apiVersion: 1,
  distributionTargets: [
    {
      code: 'x-dublin-core',
      name: { en: 'Dublin Core (sample)', zh: 'Dublin Core（示例）' },
      // Whoever collects records has no use for the decisions of editors.
      compose: (event) =>
        event.type === 'submission.decided' ? null : { contentType: 'application/xml', body: dublinCore(event) },
    },
  ],
} satisfies Extension;
