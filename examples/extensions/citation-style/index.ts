import type { Extension, ExtensionCitedName, ExtensionPiece, ExtensionReference } from 'imprint/extension';

/** The first author's family name comes first; all others as they are printed. */
function authorsOf(authors: readonly ExtensionCitedName[]): string {
  const [first, ...others] = authors;
  if (!first) return '';
  const name = first.given ? `${first.family}, ${first.given}` : first.full;
  if (others.length > 1) return `${name}, et al. `;
  return `${[name, ...others.map(({ full }) => full)].join(', and ')}. `;
}

function cite(reference: ExtensionReference): readonly ExtensionPiece[] {
  const { authors, title, container, volume, issue, year, firstPage, lastPage, doi } = reference;
  const numbers = [
    volume && `vol. ${volume}`,
    issue && `no. ${issue}`,
    year,
    firstPage && `pp. ${firstPage}–${lastPage}`,
  ];
  return [
    authorsOf(authors),
    `“${title}.” `,
    container ? { italic: container } : '',
    container ? ', ' : '',
    numbers.filter(Boolean).join(', '),
    doi ? `, https://doi.org/${doi}.` : '.',
  ];
}

export default {
  apiVersion: 1,
  citationStyles: [{ code: 'x-author-page', name: { en: 'Author and page (sample)', zh: '作者—页码（示例）' }, cite }],
} satisfies Extension;
