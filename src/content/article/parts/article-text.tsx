import { useIntl } from 'react-intl';
import { AccessWays } from '../../../features/access/parts/access-ways.tsx';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { languageNameFor } from '../../../platform/shell/language-name.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import text from '../../../platform/ui/text.module.css';
import { accepted } from '../domain/version-values.ts';
import type { ArticleView } from './article-view.ts';
import { noticeName } from './notice-name.ts';

/** The text as far as this reader may read it, and what to know about it. */
export function ArticleText({ article }: { readonly article: ArticleView }) {
  const { body, refusal, opensAt, version, files } = article;
  const intl = useIntl();
  const say = sayWith(intl);
  const { language } = useFrame();
  return (
    <>
      {body && isAccepted(version) && (
        <p className={box.remark} role="note" data-part="accepted">
          {say('article.text.acceptedBody')}
        </p>
      )}
      {body && body.language !== language && !isTranslated(article, language) && (
        <p className={box.remark} role="note" data-part="not-translated">
          {say('article.text.notTranslated', {
            language: languageNameFor(intl, language),
            fallback: languageNameFor(intl, body.language),
          })}
        </p>
      )}
      {body && <SplicedBody identity={body.sha256} lang={body.lang} dir={body.dir} />}
      {!body && !refusal.reading && !noticeName(article) && (
        <p className={box.remark} data-part="no-text">
          {say(withoutText(files, version))}
        </p>
      )}
      {refusal.reading && (
        <section className={`${box.notice} ${layout.stack2}`} data-part="trial">
          <h2 className={text.h3}>{say(body ? 'article.trial.beginning' : 'article.trial.closed')}</h2>
          <p>{refusal.reading}</p>
          <AccessWays opensAt={opensAt} />
        </section>
      )}
    </>
  );
}

/** What to expect where there is no text to read on the page. */
function withoutText(files: ArticleView['files'], version: ArticleView['version']): MessageKey {
  if (files.some(({ role }) => role === 'pdf'))
    return isAccepted(version) ? 'article.text.acceptedPdf' : 'article.text.pdf';
  return isAccepted(version) ? 'article.text.accepted' : 'article.text.none';
}

const isAccepted = ({ value, isNewest }: ArticleView['version']): boolean => isNewest && value === accepted;

/** The title leads to the paper in this reader’s language: to say that there is none would be wrong. */
const isTranslated = ({ translations }: ArticleView, reader: Language): boolean =>
  translations.some(({ language }) => language === reader);
