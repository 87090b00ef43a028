import { useSay } from '../../../../platform/i18n/use-say.ts';
import { directionOf, tagOf } from '../../../../platform/shell/localized-text.ts';
import styles from './content.module.css';
import type { Review } from './review-request.tsx';

/** Title, abstract and keywords of the work, without its authors. */
export function WorkAskedAbout({ review: { titles, abstracts, keywords } }: { readonly review: Review }) {
  const say = useSay();
  const joined = Object.fromEntries(Object.entries(keywords).map(([language, all]) => [language, all.join('; ')]));
  const parts = [
    { label: say('submissions.review.work.title'), texts: titles, className: styles.title },
    { label: say('submissions.review.work.abstract'), texts: abstracts, className: styles.prose },
    { label: say('submissions.review.work.keywords'), texts: joined, className: undefined },
  ];
  return (
    <dl className={styles.content} data-part="work">
      {parts.map(({ label, texts, className }) => {
        const shown = Object.entries(texts).filter(([, text]) => text?.trim());
        if (shown.length === 0) return null;
        return (
          <div key={label}>
            <dt>{label}</dt>
            {shown.map(([language, text]) => (
              <dd key={language} className={className} lang={tagOf(language)} dir={directionOf(language)}>
                {text}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
