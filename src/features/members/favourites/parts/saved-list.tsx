import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import { fileAddress } from '../../../../platform/kernel/file-address.ts';
import { type SavedType, savedTypes } from '../../../../platform/kernel/saved-item.ts';
import { valueLabel } from '../../../../platform/shell/coded-values.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import { Empty } from '../../../../platform/ui/empty.tsx';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { PageLinks } from '../../../../platform/ui/page-links.tsx';
import { Tabs } from '../../../../platform/ui/tabs.tsx';
import text from '../../../../platform/ui/text.module.css';
import type { collects } from '../contract.ts';
import type { KeptItem } from './save-buttons.tsx';
import styles from './saved-list.module.css';

const SaveDialog = lazy(() => import('../../personal-album/parts/save-dialog.tsx'));

type Saved = OutputOf<typeof collects>['content'][number];

interface FavouritesProps {
  readonly collects: OutputOf<typeof collects>;
  readonly type: SavedType | 'all';
  hrefOf(page: number, type: SavedType | 'all'): string;
}

/** A member's favourites: by type, page by page. */
export function Favourites({ collects: { content, page, totalPages }, type, hrefOf }: FavouritesProps) {
  const say = useSay();
  const { enabled } = useFrame();
  const [saving, setSaving] = useState<readonly KeptItem[]>([]);
  return (
    <div className={layout.stack3} data-part="collected">
      <TypeTabs types={['all', ...savedTypes]} current={type} hrefOf={(other) => hrefOf(0, other)} />
      {content.length === 0 ? (
        <NoFavourites />
      ) : (
        <SavedList
          key={`${type} ${page}`}
          entries={content}
          label={say('personalAlbum.dialog.favourites')}
          removeLabel={say('favourites.list.remove')}
          remove={async (ids, isConfirmed) =>
            (await import('./change-favourites.ts')).removeFavourites(say, ids, isConfirmed)
          }
          actions={(chosen) =>
            enabled.album && (
              <button
                type="button"
                className={buttons.button}
                data-part="add-to-album"
                onClick={() => setSaving(chosen.map(keptOf))}
              >
                {say('personalAlbum.action.add')}
              </button>
            )
          }
        />
      )}
      <PageLinks page={page} total={totalPages} hrefOf={(other) => hrefOf(other, type)} />
      {saving.length > 0 && (
        <Suspense>
          <SaveDialog items={saving} closed={() => setSaving([])} />
        </Suspense>
      )}
    </div>
  );
}

const keptOf = ({ id, kind, resName }: Saved): KeptItem => ({ id, kind, title: resName });

function NoFavourites() {
  const say = useSay();
  const href = useHref();
  return (
    <Empty title={say('favourites.list.empty')} hint={say('favourites.list.emptyHint')}>
      <p>
        <a href={href('/article')}>{say('citations.empty.browse')}</a>
      </p>
    </Empty>
  );
}

interface TabsProps<Type extends string> {
  readonly types: readonly Type[];
  readonly current: Type;
  hrefOf(type: Type): string;
  /** How many there are of each. */
  readonly counts?: Readonly<Partial<Record<Type, number>>>;
}

/** The types of saved items, as links. */
export function TypeTabs<Type extends SavedType | 'all'>({ types, current, hrefOf, counts }: TabsProps<Type>) {
  const say = useSay();
  return (
    <Tabs
      label={say('favourites.type.label')}
      part="type-tabs"
      tabs={types.map((type) => ({
        key: type,
        name: say(`favourites.type.${type as SavedType | 'all'}`),
        href: hrefOf(type),
        isCurrent: type === current,
        count: counts?.[type] === undefined ? undefined : `(${counts[type]})`,
      }))}
    />
  );
}

interface ListProps {
  readonly entries: readonly Saved[];
  readonly label: string;
  /** Takes entries out of where they are kept, after a question unless that was confirmed; answers whether it was done. */
  remove(ids: readonly string[], isConfirmed: boolean): Promise<boolean>;
  readonly removeLabel: string;
  /** What else can be done with chosen entries. */
  actions?(chosen: readonly Saved[]): ReactNode;
}

/** What a member kept, to open, to choose, to take out. What is gone is asked about. */
export function SavedList({ entries, label, remove, removeLabel, actions }: ListProps) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [chosenIds, setChosen] = useState<readonly string[]>([]);
  const chosen = entries.filter(({ id }) => chosenIds.includes(id));
  const takeOut = async (ids: readonly string[], isConfirmed = false) => {
    if (!(await remove(ids, isConfirmed))) return;
    setChosen([]);
    await revalidate();
  };
  const askAndTakeOut = async (entry: Saved) => {
    if (await askAboutGone(say, entry)) await takeOut([entry.id], true);
  };
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <div className={layout.stack3}>
      <div className={layout.row3}>
        <label className={field.tick}>
          <input
            type="checkbox"
            checked={chosen.length === entries.length}
            onChange={(event) => setChosen(event.target.checked ? entries.map(({ id }) => id) : [])}
          />
          {say('ui.action.selectAll')}
        </label>
        <span role="status">{chosen.length > 0 && say('ui.number.selected', { count: chosen.length })}</span>
        {chosen.length > 0 && (
          <>
            {actions?.(chosen)}
            <button
              type="button"
              className={buttons.button}
              data-part="remove-chosen"
              onClick={() => void takeOut(chosen.map(({ id }) => id))}
            >
              {removeLabel}
            </button>
          </>
        )}
      </div>
      <ul className={`${box.entries} ${styles.list}`} aria-label={label} data-part="saved-list">
        {entries.map((entry) => (
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
    <div className={layout.grow}>
      {url ? (
        <a className={styles.title} href={href(url)}>
          <bdi>{resName}</bdi>
        </a>
      ) : (
        <button type="button" className={styles.gone} data-part="gone" onClick={askAndTakeOut}>
          <bdi>{resName || say('favourites.list.gone')}</bdi>
        </button>
      )}
      <p className={`${layout.line} ${text.fine}`}>
        <span>{valueLabel(say, 'kind', kind)}</span>
        {!isThere && <strong>{say('favourites.list.gone')}</strong>}
        <Moment at={at} isDay />
      </p>
    </div>
  );
}

const questions = {
  article: 'ui.confirm.paperGone',
  journal: 'ui.confirm.journalGone',
  other: 'favourites.confirm.gone',
} as const;

/** A kept item that is no longer there: shall its line go too? */
async function askAboutGone(say: Say, { kind }: { readonly kind: string }): Promise<boolean> {
  const { confirmed } = await import('../../../../platform/ui/confirm.ts');
  const question = questions[kind === 'article' || kind === 'journal' ? kind : 'other'];
  return confirmed(say(question), { confirm: say('ui.action.delete'), cancel: say('ui.action.cancel') });
}
