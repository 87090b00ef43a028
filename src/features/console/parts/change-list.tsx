import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import field from '../../../platform/ui/field.module.css';
import text from '../../../platform/ui/text.module.css';
import type { listChanges } from '../changes.contract.ts';
import type { restoreDocument } from '../documents.contract.ts';
import { ActionButton, ConsoleSection } from './console-page.tsx';
import styles from './difference.module.css';
import { Difference } from './difference.tsx';
import { Link } from './in-language.tsx';
import { Moment } from './moment.tsx';
import { useTextFor, useWord } from './use-console.ts';

type Change = OutputOf<typeof listChanges>['content'][number];

interface Props {
  readonly changes: readonly Change[];
  /** Not where all of them are of the thing whose page it is. */
  readonly isNamed?: boolean;
  readonly onRestored: () => void;
}

/** Who did what when, with what was before and after it, and the way back. */
export function ChangeList({ changes, isNamed = true, onRestored }: Props) {
  const say = useWord();

  async function restore(number: number, to: 'before' | 'after') {
    const answer = await pageCall()<typeof restoreDocument>('POST /console/document/restore', { number, to });
    if (!answer.ok) return;
    showToast({ text: say('changes.restored'), kind: 'success' });
    onRestored();
  }

  return (
    <ol className={styles.timeline} data-part="changes">
      {changes.map((change) => (
        <li key={change.number}>
          <p>
            <span className={text.muted}>
              <Moment at={change.at} />
            </span>{' '}
            <bdi>{change.by ?? say('changes.gone')}</bdi> {say.of('action', change.action)} {change.kindName}{' '}
            {isNamed && <ChangedItem change={change} />}
          </p>
          {change.difference.length > 0 && (
            <details data-fold>
              <summary>{say('difference.count', { count: change.difference.length })}</summary>
              <Difference changes={change.difference} />
            </details>
          )}
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

/** The thing itself, with the way to it. */
function ChangedItem({ change: { titles, address } }: { readonly change: Change }) {
  const say = useWord();
  const name = useTextFor()(titles);
  if (!address) return <strong>{name}</strong>;
  return (
    <Link to={address}>
      <bdi>{name || say('changes.open')}</bdi>
    </Link>
  );
}

/** What a document was before, and the way back to it. */
export function DocumentVersions({ versions }: { readonly versions: readonly Change[] }) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  if (versions.length === 0) return null;
  return (
    <ConsoleSection id="versions" title={say('form.history')}>
      <ChangeList changes={versions} isNamed={false} onRestored={() => void revalidate()} />
    </ConsoleSection>
  );
}
