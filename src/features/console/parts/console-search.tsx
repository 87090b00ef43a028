import { useEffect, useRef, useState } from 'react';
import { textFor as textIn } from '../../../platform/kernel/text.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { Modal } from '../../../platform/ui/modal.tsx';
import text from '../../../platform/ui/text.module.css';
import { useCombobox } from '../../../platform/ui/use-combobox.tsx';
import { openOtherSite } from '../../members/account/parts/other-site-link.tsx';
import type { listSites } from '../../sites/site/sites.contract.ts';
import type { listItems } from '../contract.ts';
import { addressAt, addressOfDocument } from '../domain/addresses.ts';
import { ConsoleIcon } from './console-icon.tsx';
import styles from './console-search.module.css';
import { useNavigate } from './in-language.tsx';
import { aboutItem } from './item-search.tsx';
import { useMenuEntries } from './menu-entries.ts';
import { useConsole, useTextFor, useWord } from './use-console.ts';

/** Opens the search over everything: pages of the console, content, and for operators other sites. Ctrl-K does too. */
export function ConsoleSearch() {
  const say = useWord();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <ConsoleIcon name="search" />
        {say('palette.open')}
        <kbd className={styles.keys}>{say('palette.keys')}</kbd>
      </button>
      {isOpen && (
        <Modal title={say('palette.title')} part="console-search" closed={() => setOpen(false)}>
          <Palette onDone={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

interface Found {
  readonly key: string;
  readonly group: 'pages' | 'content' | 'sites';
  readonly name: string;
  readonly note: string;
  readonly open: () => void;
}

/** So many pages of the console are offered. */
const mostPages = 8;
const mostSites = 5;

function Palette({ onDone }: { readonly onDone: () => void }) {
  const say = useWord();
  const find = useFinding();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { fieldProps, list, count } = useCombobox<Found>({
    label: say('palette.label'),
    opensAtOnce: true,
    keepsEnter: true,
    keyOf: ({ key }) => key,
    groupOf: ({ group }) => say(`palette.${group}`),
    find,
    draw: ({ name, note }) => (
      <>
        {name} <small className={text.muted}>{note}</small>
      </>
    ),
    choose({ open }) {
      onDone();
      open();
    },
  });
  return (
    <div className={styles.palette}>
      <input
        type="search"
        ref={field}
        aria-label={say('palette.label')}
        placeholder={say('palette.label')}
        {...fieldProps}
      />
      {list}
      <p className={text.fine} role="status">
        {count === 0 ? say('palette.nothing') : say('palette.hint')}
      </p>
    </div>
  );
}

/** What someone's words find, as far as their role goes. */
function useFinding(): (words: string) => Promise<readonly Found[]> {
  const say = useWord();
  const textFor = useTextFor();
  const navigate = useNavigate();
  const entries = useMenuEntries();
  const { me, language } = useConsole();
  const kinds = me.kinds.filter(({ section, isMany }) => section === 'content' && isMany).map(({ kind }) => kind);
  return async (words) => {
    const wanted = words.toLowerCase();
    const pages = entries
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .slice(0, mostPages)
      .map(({ address, name, group }) => ({
        key: address,
        group: 'pages' as const,
        name,
        note: say(`group.${group}`),
        open: () => navigate(address),
      }));
    if (words === '') return pages;
    const [items, sites] = await Promise.all([
      me.permissions.includes('content.edit')
        ? pageCall()<typeof listItems>('GET /console/things', { kinds: kinds.slice(0, 20), text: words })
        : undefined,
      me.permissions.includes('sites.manage')
        ? pageCall()<typeof listSites>('GET /console/sites', { text: words, size: mostSites })
        : undefined,
    ]);
    return [
      ...pages,
      ...(items?.ok ? items.value.things : []).map((item) => ({
        key: item.id,
        group: 'content' as const,
        name: textFor(item.titles) || item.id,
        note: aboutItem(item, say),
        open: () => navigate(addressOfDocument(item.kind, item.id)),
      })),
      ...(sites?.ok ? sites.value.content : []).map(({ id, sld, host, names }) => ({
        key: `site ${id}`,
        group: 'sites' as const,
        name: textIn(names, language, language) || sld,
        note: host,
        open: () => void openOtherSite(addressAt(location.href, host, '/console')),
      })),
    ];
  };
}
