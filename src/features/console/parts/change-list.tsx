import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import box from '../../../platform/ui/box.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { listChanges } from '../changes.contract.ts';
import type { restoreDocument } from '../contract.ts';
import { isRecord, valueAsText } from '../domain/documents.ts';
import { compareEdits } from '../domain/merge.ts';
import styles from './console.module.css';
import { ActionButton, ConsoleSection } from './console-page.tsx';
import { Moment } from './moment.tsx';
import { useWord } from './use-console.ts';

type Change = OutputOf<typeof listChanges>['content'][number];

interface Props {
  readonly changes: readonly Change[];
  readonly onRestored: () => void;
}

/** Who did what when, with what was before and after it, and the way back. */
export function ChangeList({ changes, onRestored }: Props) {
  const say = useWord();

  async function restore(number: number, to: 'before' | 'after') {
    const answer = await pageCall()<typeof restoreDocument>('POST /console/document/restore', { number, to });
    if (!answer.ok) return;
    showToast({ text: say('changes.restored'), kind: 'success' });
    onRestored();
  }

  return (
    <ol className={layout.stack3} data-part="changes">
      {changes.map((change) => (
        <li key={change.number} className={`${box.card} ${layout.stack2}`}>
          <p>
            <span className={text.muted}>
              <Moment at={change.at} />
            </span>{' '}
            <bdi>{change.by ?? say('changes.gone')}</bdi> {say.of('action', change.action)}{' '}
            <strong>{change.kindName}</strong>
          </p>
          <Difference change={change} />
          {change.isRestorable && (
            <div className={field.actions}>
              <ActionButton onClick={() => restore(change.number, 'before')}>{say('changes.undo')}</ActionButton>
              {change.after !== null && (
                <ActionButton onClick={() => restore(change.number, 'after')}>{say('changes.restore')}</ActionButton>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Difference({ change: { before, after } }: { readonly change: Change }) {
  if (!isRecord(after) && !isRecord(before)) return null;
  const from = isRecord(before) ? before : {};
  const to = isRecord(after) ? after : {};
  return (
    <dl className={`${layout.stack1} ${text.small}`}>
      {compareEdits(from, to, from).map(({ name, base, mine }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={`${layout.stack1} ${styles.written}`}>
            {before !== null && <del className={text.muted}>{valueAsText(base)}</del>} <ins>{valueAsText(mine)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a document was before, and the way back to it. */
export function DocumentVersions({ versions }: { readonly versions: readonly Change[] }) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  if (versions.length === 0) return null;
  return (
    <ConsoleSection id="versions" title={say('form.history')}>
      <ChangeList changes={versions} onRestored={() => void revalidate()} />
    </ConsoleSection>
  );
}
