import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { DateText } from '../date-text.tsx';
import { licenceName } from '../licence-name.ts';
import styles from './changes.module.css';
import type { ChangesView } from './changes-view.ts';

type Fact = ChangesView['facts'][number];

const names: Readonly<Record<Fact['field'], MessageKey>> = {
  title: 'article.changes.fact.title',
  abstract: 'article.abstract.title',
  authors: 'article.authors.label',
  affiliations: 'article.authors.affiliations',
  keywords: 'article.keywords.title',
  funds: 'article.funding.title',
  licence: 'article.changes.fact.licence',
  volume: 'article.changes.fact.volume',
  pages: 'article.changes.fact.pages',
  received: 'article.date.received',
  revised: 'article.date.revised',
  accepted: 'article.date.accepted',
  online: 'article.date.online',
  printed: 'article.date.printed',
  published: 'article.date.published',
};

/** What is said of the paper, where the later version says something else. */
export function FactChanges({ facts }: Pick<ChangesView, 'facts'>) {
  const say = useSay();
  if (facts.length === 0) return <p>{say('article.changes.noFacts')}</p>;
  return (
    <dl className={layout.stack4} data-part="fact-changes">
      {facts.map((fact) => (
        <div key={`${fact.field} ${fact.language}`} className={layout.stack1}>
          <dt className={text.strong}>{say(names[fact.field])}</dt>
          <dd className={fact.form === 'list' ? styles.entries : undefined} lang={fact.lang} dir={fact.dir}>
            {fact.pieces.map((piece, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no names; their order never changes
              <Piece key={place} piece={piece} fact={fact} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Piece({
  piece: { kind, text: words },
  fact,
}: {
  readonly piece: Fact['pieces'][number];
  readonly fact: Fact;
}) {
  const say = useSay();
  const value = <FactValue words={words} field={fact.field} />;
  if (kind === 'same') return <span>{value}</span>;
  const Mark = kind === 'deleted' ? 'del' : 'ins';
  return (
    <Mark>
      <samp>{say(kind === 'deleted' ? 'article.changes.said.deleted' : 'article.changes.said.inserted')} </samp>
      {value}
      {fact.form === 'words' && <samp> {say('article.changes.said.end')} </samp>}
    </Mark>
  );
}

function FactValue({ words, field }: { readonly words: string; readonly field: Fact['field'] }) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(words)) return <DateText date={words} />;
  if (field === 'licence') return licenceName(words);
  return words;
}
