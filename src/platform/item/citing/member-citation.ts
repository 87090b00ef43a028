import { sql } from 'kysely';
import type { Text } from '../../kernel/text.ts';
import { type CitedPaper, citedPaper, toCitedPaper } from './cited-paper.ts';
import { kindCitation } from './kind-citation.ts';

interface MemberFacts {
  readonly label: string | null;
  readonly paper: { readonly titles: Text; readonly doi: string | null; readonly facts: CitedPaper | null } | null;
}

/** A figure or table is cited as its paper is, with its label and title before the paper's. */
export const memberCitation = (table: 'figure' | 'data_table') =>
  kindCitation<MemberFacts>(
    {
      facts: sql`(select jsonb_build_object('label', own.label, 'paper',
          (select jsonb_build_object('titles', paper.titles, 'doi', paper.doi, 'facts', ${citedPaper('paper.id')})
            from item paper where paper.site_id = item.site_id and paper.id = own.article_id and paper.status = 'published'))
        from ${sql.table(table)} own where own.site_id = item.site_id and own.id = item.id)`,
      toCitable({ titles, doi }, { label, paper }) {
        const ofPaper = paper?.facts ? toCitedPaper(paper.facts) : { type: 'other' as const };
        return { ...ofPaper, titles: inPaper(titles, label, paper?.titles ?? {}), doi: doi ?? paper?.doi ?? null };
      },
    },
    'other',
  );

/** In every language that its own title or its paper's has. */
function inPaper(titles: Text, label: string | null, paper: Text): Text {
  const all = new Set([...Object.keys(titles), ...Object.keys(paper)]);
  return Object.fromEntries(
    [...all].map((language) => {
      const own = withLabel(label, titles[language]);
      const whole = paper[language];
      if (!own || !whole) return [language, own || whole];
      return [language, language === 'zh' ? `${own}. 见：${whole}` : `${own}. In: ${whole}`];
    }),
  );
}

/** Labels end with a sign of their own, or with none. */
const withLabel = (label: string | null, title = ''): string => {
  const short = label?.replace(/[.:：。\s]+$/u, '') ?? '';
  return title.startsWith(short) ? title : [short, title].filter(Boolean).join(' ');
};
