import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import { Empty } from '../../../../platform/ui/empty.tsx';
import layout from '../../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import { tellDeletion } from '../../../../platform/ui/tell-deletion.ts';
import { SavedList } from '../../favourites/parts/saved-list.tsx';
import type { forgetUses, getHistorys } from '../contract.ts';

interface Props {
  readonly used: OutputOf<typeof getHistorys>;
  readonly what: 'read' | 'download';
  hrefOf(page: number): string;
}

/** What a member read or downloaded: to find it again, and to have it forgotten. */
export function UsedList({ used: { content, page, totalPages }, what, hrefOf }: Props) {
  const say = useSay();
  const { revalidate } = useRevalidator();

  const forgetAll = async () => {
    if (await forget(say, what, undefined, say('history.confirm.forgetAll'))) await revalidate();
  };
  const remove = (ids: readonly string[], isConfirmed: boolean) =>
    forget(say, what, ids, isConfirmed ? undefined : say('ui.confirm.deleteSelected', { count: ids.length }));

  if (content.length === 0)
    return <Empty title={say(`history.empty.${what}`)} hint={say(`history.empty.${what}Hint`)} />;
  return (
    <div className={layout.stack4} data-part={what === 'read' ? 'historys' : 'downloads'}>
      <SavedList
        key={page}
        entries={content}
        label={say(what === 'read' ? 'history.list.read' : 'history.list.download')}
        removeLabel={say('history.action.forgetChosen')}
        remove={remove}
      />
      <PageLinks page={page} total={totalPages} hrefOf={hrefOf} />
      <p>
        <button type="button" className={buttons.button} data-part="forget-all" onClick={() => void forgetAll()}>
          {say('history.action.forgetAll')}
        </button>
      </p>
    </div>
  );
}

/** Takes lines out of a list, after a question where there is one; all of them without ids. Answers whether they are gone. */
async function forget(
  say: Say,
  what: 'read' | 'download',
  ids: readonly string[] | undefined,
  question: string | undefined,
): Promise<boolean> {
  const words = { confirm: say('ui.action.delete'), cancel: say('ui.action.cancel') };
  if (question && !(await confirmed(question, words))) return false;
  const input = { what, ...(ids && { ids: [...ids] }) };
  const answer = await pageCall()<typeof forgetUses>('POST /front/frontMembers/forget', input, { quiet: true });
  return tellDeletion(say, answer);
}
