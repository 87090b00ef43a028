import { type ReactNode, useState } from 'react';
import { FormattedDate } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { fileAddress } from '../../../../platform/kernel/file-address.ts';
import { valueLabel } from '../../../../platform/shell/coded-values.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import type { collects } from '../contract.ts';
import styles from './saved-list.module.css';

export type Saved = OutputOf<typeof collects>['content'][number];

interface Props {
  readonly entries: readonly Saved[];
  readonly label: string;
  /** Takes entries out of where they are kept, after a question unless that was asked; answers whether it was done. */
  remove(ids: readonly string[], isAsked: boolean): Promise<boolean>;
  readonly removeLabel: string;
  /** What else can be done with chosen entries. */
  actions?(chosen: readonly Saved[]): ReactNode;
}

/** Things that a member kept, to open, to choose, to take out. What is gone is asked about. */
export function SavedList({ entries, label, remove, removeLabel, actions }: Props) {
  const say = useSay();
  const [gone, setGone] = useState<readonly string[]>([]);
  const [chosenIds, setChosen] = useState<readonly string[]>([]);
  const left = entries.filter(({ id }) => !gone.includes(id));
  const chosen = left.filter(({ id }) => chosenIds.includes(id));
  const takeOut = async (ids: readonly string[], isAsked = false) => {
    if (!(await remove(ids, isAsked))) return;
    setGone((before) => [...before, ...ids]);
    setChosen([]);
  };
  const askAndTakeOut = async (entry: Saved) => {
    if (await askAboutGone(say, entry)) await takeOut([entry.id], true);
  };
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <div className={styles.saved}>
      <div className={styles.bar}>
        <label>
          <input
            type="checkbox"
            checked={left.length > 0 && chosen.length === left.length}
            onChange={(event) => setChosen(event.target.checked ? left.map(({ id }) => id) : [])}
          />
          {say('ui.action.selectAll')}
        </label>
        <span role="status">{chosen.length > 0 && say('ui.number.selected', { count: chosen.length })}</span>
        {chosen.length > 0 && (
          <>
            {actions?.(chosen)}
            <button type="button" data-part="remove-chosen" onClick={() => void takeOut(chosen.map(({ id }) => id))}>
              {removeLabel}
            </button>
          </>
        )}
      </div>
      <ul className={styles.list} aria-label={label} data-part="saved-list">
        {left.map((entry) => (
          <li key={entry.id} data-part="saved" data-gone={entry.isThere ? undefined : ''}>
            <input
              type="checkbox"
              aria-label={say('favourites.list.select', { title: entry.resName })}
              checked={chosenIds.includes(entry.id)}
              onChange={() => toggle(entry.id)}
            />
            <SavedWords entry={entry} askAndTakeOut={() => void askAndTakeOut(entry)} />
            {entry.cover && <img src={fileAddress(entry.cover)} alt="" loading="lazy" />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SavedWords({ entry, askAndTakeOut }: { readonly entry: Saved; askAndTakeOut(): void }) {
  const say = useSay();
  const href = useHref();
  const { url, resName, kind, isThere, at } = entry;
  return (
    <div className={styles.words}>
      {url ? (
        <a href={href(url)}>
          <bdi>{resName}</bdi>
        </a>
      ) : (
        <button type="button" data-part="gone" onClick={askAndTakeOut}>
          <bdi>{resName || say('favourites.list.gone')}</bdi>
        </button>
      )}
      <p>
        <span>{valueLabel(say, 'kind', kind)}</span>
        {!isThere && <strong>{say('favourites.list.gone')}</strong>}
        <time dateTime={at}>
          <FormattedDate value={at} dateStyle="medium" timeZone="UTC" />
        </time>
      </p>
    </div>
  );
}

const questions = {
  article: 'ui.confirm.paperGone',
  journal: 'ui.confirm.journalGone',
  other: 'favourites.confirm.gone',
} as const;

/** A kept thing that is no longer there: shall its line go too? */
async function askAboutGone(say: Say, { kind }: { readonly kind: string }): Promise<boolean> {
  const { confirmed } = await import('../../../../platform/ui/confirm.ts');
  const question = questions[kind === 'article' || kind === 'journal' ? kind : 'other'];
  return confirmed(say(question), { confirm: say('ui.action.delete'), cancel: say('ui.action.cancel') });
}
