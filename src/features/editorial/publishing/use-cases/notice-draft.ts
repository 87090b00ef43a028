import { randomUUID } from 'node:crypto';
import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';
import type { ActedItem } from '../store/postgres-publishing.ts';

export type NoticeType = 'corrects' | 'retracts' | 'expresses-concern-about';

const types: Readonly<Record<NoticeType, string>> = {
  corrects: 'correction',
  retracts: 'retraction',
  'expresses-concern-about': 'expression-of-concern',
};

/** Part of the record in the languages of papers, not of the interface. */
const headings: Readonly<Record<NoticeType, { readonly zh: string; readonly en: string }>> = {
  corrects: { zh: '更正：', en: 'Correction: ' },
  retracts: { zh: '撤稿声明：', en: 'Retraction: ' },
  'expresses-concern-about': { zh: '关注声明：', en: 'Expression of concern: ' },
};

interface Wanted {
  readonly type: NoticeType;
  readonly doi: string;
  readonly reasons: Text;
  readonly on: string;
  readonly language: Language;
}

/** The notice as an article of its own, open to everyone, in the journal of the article that it is about. */
export function noticeDraft(about: ActedItem, { type, doi, reasons, on, language }: Wanted): ItemDraft {
  const said = Object.fromEntries(Object.entries(reasons).filter(([, reason]) => reason));
  return {
    kind: 'article',
    key: doi ? doi.toLowerCase() : `notice:${randomUUID()}`,
    language,
    titles: Object.fromEntries(
      Object.entries(about.titles).map(([tag, title]) => [tag, headings[type][tag === 'zh' ? 'zh' : 'en'] + title]),
    ),
    summaries: said,
    doi: doi || null,
    publishedOn: on,
    details: {
      journal: about.journal,
      type: types[type],
      publicationType: 1,
      accessType: 0,
      onlineOn: on,
      abstracts: Object.fromEntries(
        Object.entries(said).map(([tag, reason]) => [tag, `<p>${xmlText(reason ?? '')}</p>`]),
      ),
    },
    relations: [{ type, target: about.key }],
  };
}
