import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import { isId } from '../../../platform/kernel/id.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { type ReadableChange, readableChanges, type ValueWords, valueWords } from '../domain/readable-changes.ts';
import type { TextRun } from '../domain/text-changes.ts';
import styles from './difference.module.css';
import { useNamedItems } from './item-search.tsx';
import { useTextFor, useWord } from './use-console.ts';

/** What changed, field by field: what is gone struck out, what came underlined, and both said to who can't see that. */
export function Difference({ changes }: { readonly changes: readonly ReadableChange[] }) {
  const say = useWord();
  if (changes.length === 0) return <p className={text.fine}>{say('difference.none')}</p>;
  return (
    <dl className={`${layout.stack2} ${styles.difference}`} data-part="difference">
      {changes.map(({ label, runs }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <ChangedText runs={runs} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const ChangedText = ({ runs }: { readonly runs: readonly TextRun[] }) =>
  runs.map(({ kind, text: words }, place) => {
    const Mark = kind === 'deleted' ? 'del' : kind === 'inserted' ? 'ins' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: runs follow each other and hold no state
    return <Mark key={place}>{words}</Mark>;
  });

/** How the values of a form are said in the language of whoever sits here. */
function useValueWords() {
  const say = useWord();
  return (titleOf: ValueWords['titleOf']) => valueWords(say, { language: (tag) => say.of('language', tag), titleOf });
}

interface Props {
  readonly fields: readonly FormField[];
  readonly before: Document;
  readonly after: Document;
}

/** The same of two documents that the browser has. */
export function DocumentDifference({ fields, before, after }: Props) {
  const wordsWith = useValueWords();
  const textFor = useTextFor();
  const ids = new Set<string>();
  // The first time over is for the ids alone.
  readableChanges(
    fields,
    before,
    after,
    wordsWith((id) => {
      ids.add(id);
      return id;
    }),
  );
  const { named } = useNamedItems([...ids].filter(isId));
  const titled = wordsWith((id) => textFor(named.get(id)?.titles ?? {}) || id);
  return <Difference changes={readableChanges(fields, before, after, titled)} />;
}
