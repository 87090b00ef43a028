import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { creditName } from '../../../platform/shell/credit-roles.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './article-detail.module.css';
import type { ArticleView } from './article-view.ts';

const names: Readonly<Record<ArticleView['statements'][number]['type'], MessageKey>> = {
  'author-contributions': 'article.statement.authorContributions',
  acknowledgements: 'article.statement.acknowledgements',
  funding: 'article.statement.funding',
  'competing-interests': 'article.statement.competingInterests',
  'data-availability': 'article.statement.dataAvailability',
  ethics: 'article.statement.ethics',
  'generative-tools': 'article.statement.generativeTools',
};

type Facts = Pick<ArticleView, 'statements' | 'people' | 'body'>;

/** Whoever sees the whole text reads there what is printed in it. */
const outsideText = ({ statements, body }: Facts) => statements.filter(({ inText }) => !(inText && body?.isWhole));

/** What each author did, where nobody has put it into sentences. */
const contributions = ({ statements, people }: Facts) =>
  statements.some(({ type }) => type === 'author-contributions')
    ? []
    : people.filter(({ credits }) => credits.length > 0);

export const hasStatements = (facts: Facts): boolean =>
  outsideText(facts).length > 0 || contributions(facts).length > 0;

/** What the authors declare, and what each of them did. */
export function Statements({ article }: { readonly article: Facts }) {
  const say = useSay();
  const contributors = contributions(article);
  return (
    <>
      {contributors.length > 0 && (
        <div className={layout.stack1} data-statement="author-contributions">
          <h3 className={text.h4}>{say(names['author-contributions'])}</h3>
          <ul>
            {contributors.map(({ name, credits }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; their order never changes
              <li key={place}>
                <strong>
                  <Localized of={name} />
                </strong>{' '}
                {credits.map((credit) => creditName(say, credit)).join(' · ')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {outsideText(article).map(({ type, text: words }) => (
        <div key={type} className={layout.stack1} data-statement={type}>
          <h3 className={text.h4}>{say(names[type])}</h3>
          <p className={styles.statement}>
            <Localized of={words} />
          </p>
        </div>
      ))}
    </>
  );
}
