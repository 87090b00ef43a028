import type { WantedWork } from '../store/postgres-wanted-works.ts';

const mostOfValue = 300;

/** OpenURL 1.0 in keys and values (ANSI/NISO Z39.88), and 0.1, whose keys have no `rft.` before them. */
export function readOpenUrl(query: URLSearchParams): WantedWork {
  const all = (name: string) =>
    query
      .getAll(name)
      .map((value) =>
        value
          .normalize('NFKC')
          .replace(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, mostOfValue),
      )
      .filter(Boolean);
  const valuesOf = (...names: string[]) => names.flatMap((name) => [...all(`rft.${name}`), ...all(name)]);
  const [first] = valuesOf('spage', 'artnum', 'pages');
  const [date = ''] = valuesOf('date');
  const ids = [...all('rft_id'), ...all('id')];
  return {
    doi: firstOf([...ids, ...valuesOf('doi')].map(doiIn)),
    issn: valuesOf('issn', 'eissn').flatMap((text) => issnIn(text) ?? []),
    isbn: firstOf(valuesOf('isbn').map(isbnIn)),
    volume: valuesOf('volume')[0] ?? null,
    issue: valuesOf('issue')[0] ?? null,
    page: first?.split(/[-–]/)[0]?.trim() || null,
    year: /^\d{4}/.test(date) ? Number(date.slice(0, 4)) : null,
    title: valuesOf('atitle', 'btitle', 'title', 'jtitle')[0] ?? null,
  };
}

/** Whether it says anything by which a work can be found. */
export const namesWork = ({ doi, issn, isbn, title }: WantedWork): boolean =>
  doi !== null || issn.length > 0 || isbn !== null || title !== null;

const firstOf = (found: readonly (string | null)[]): string | null => found.find((one) => one !== null) ?? null;

function doiIn(text: string): string | null {
  const [, doi] =
    /^(?:info:doi\/|urn:doi:|doi:|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S{1,300})$/i.exec(text) ?? [];
  return doi?.toLowerCase() ?? null;
}

function issnIn(text: string): string | null {
  const [, before, after] = /^(\d{4})-?(\d{3}[\dX])$/i.exec(text) ?? [];
  return before && after ? `${before}-${after.toUpperCase()}` : null;
}

function isbnIn(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '').toUpperCase();
  return /^(?:\d{13}|\d{9}[\dX])$/.test(digits) ? digits : null;
}
