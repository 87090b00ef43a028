import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import text from '../../../platform/ui/text.module.css';
import type { removeDocument } from '../documents.contract.ts';
import { ActionBar, ActionButton } from './console-page.tsx';
import { type ListRow, removableRows, statusOf } from './list-rows.ts';
import { openDocument, publishDocument } from './publish-document.ts';
import { useTextFor, useWord } from './use-console.ts';

interface Props {
  readonly kind: string;
  /** Whether things of this kind that are stored can be taken away here. */
  readonly isRemovable: boolean;
  readonly chosen: readonly ListRow[];
  readonly onDone: () => void;
}

/** What is done to all chosen things of a list, one after the other and each by the call that its own form uses. */
export function ListBulk({ kind, isRemovable, chosen, onDone }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<number | null>(null);
  const unpublished = chosen.filter((row) => row.isDraft || statusOf(row) === 'draft');
  const present = removableRows(chosen, isRemovable);

  async function run(action: 'publish' | 'withdraw', rows: readonly ListRow[]) {
    const words = { confirm: say(`list.${action}`), cancel: say('form.cancel') };
    const question = say(action === 'publish' ? 'list.confirmPublish' : 'list.confirmWithdraw', { count: rows.length });
    if (!(await confirmed(question, words))) return;
    const failed: ListRow[] = [];
    for (const [place, row] of rows.entries()) {
      setDone(place);
      if (!(await (action === 'publish' ? publishDocument : remove)(kind, row.id))) failed.push(row);
    }
    setDone(null);
    showToast({ text: say('list.bulkDone', { count: rows.length - failed.length }), kind: 'success' });
    if (failed.length > 0)
      showToast({
        text: say('list.bulkFailed', { titles: failed.map((row) => textFor(row.titles) || row.id).join(', ') }),
        kind: 'error',
      });
    onDone();
    await revalidate();
  }

  if (chosen.length === 0) return null;
  return (
    <ActionBar>
      <span className={text.muted} role="status">
        {done === null ? say('list.chosen', { count: chosen.length }) : `${done} / ${chosen.length}`}
      </span>
      {unpublished.length > 0 && (
        <ActionButton isStrong disabled={done !== null} onClick={() => run('publish', unpublished)}>
          {say('list.publish')}
        </ActionButton>
      )}
      {present.length > 0 && (
        <ActionButton disabled={done !== null} onClick={() => run('withdraw', present)}>
          {say('list.withdraw')}
        </ActionButton>
      )}
    </ActionBar>
  );
}

async function remove(kind: string, id: string): Promise<boolean> {
  const found = await openDocument(kind, id);
  if (!found.ok) return false;
  const { state } = found.value;
  const answer = await pageCall()<typeof removeDocument>('POST /console/document/remove', { kind, id, state });
  return answer.ok && answer.value.removed;
}
