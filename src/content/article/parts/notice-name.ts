import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import type { ArticleView } from './article-view.ts';

const names: Readonly<Record<string, MessageKey>> = {
  correction: 'article.type.correction',
  retraction: 'article.type.retraction',
  'expression-of-concern': 'article.type.concern',
};

/** A notice whose abstract is all that it says: that is the notice itself, under its own name, and no text is missing. */
export const noticeName = ({
  type,
  body,
  abstracts,
}: Pick<ArticleView, 'type' | 'body' | 'abstracts'>): MessageKey | undefined =>
  names[type] && !body && abstracts.length > 0 ? names[type] : undefined;
