import { type KeyboardEvent, type Ref, useCallback, useEffect, useId, useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import type { listThings } from '../contract.ts';
import styles from './references-input.module.css';
import { type SayWord, useTextFor, useWord } from './use-console.ts';

export type FoundItem = OutputOf<typeof listThings>['things'][number];

/** What tells an item from others of the same title. */
export const aboutItem = ({ kindName, year, isShown }: FoundItem, say: SayWord): string =>
  [kindName, year, isShown ? '' : say('things.hidden')].filter(Boolean).join(' · ');

interface Props {
  readonly input: Ref<HTMLInputElement>;
  readonly label: string;
  readonly kinds: readonly string[];
  /** Those that are not offered again. */
  readonly chosen: readonly string[];
  readonly onChoose: (item: FoundItem) => void;
}

const pauseMilliseconds = 200;
/** So many are asked for at once. */
const atOnce = 100;

/** A field that offers items while someone writes: arrows go through them, Enter takes one, Escape closes the list. */
export function ItemSearch({ input, label, kinds, chosen, onChoose }: Props) {
  const say = useWord();
  const id = useId();
  const textFor = useTextFor();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { found, isAsking } = useFound(kinds, text, isOpen);
  const offered = found.filter((item) => !chosen.includes(item.id));

  const choose = (item: FoundItem | undefined) => {
    if (!item) return;
    onChoose(item);
    setText('');
    setOpen(false);
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = offered.length - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt(at + step > last ? 0 : at + step < 0 ? last : at + step);
    } else if (event.key === 'Enter') {
      // The form around it is not sent by choosing.
      event.preventDefault();
      if (isOpen) choose(offered[at]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setAt(-1);
    }
  };

  return (
    <div className={styles.search}>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={say('things.search')}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && offered[at] ? `${id}-${at}` : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
          setAt(-1);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={styles.offered}
        hidden={!isOpen || offered.length === 0}
      >
        {offered.map((item, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which points to the options
          <div
            key={item.id}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            {textFor(item.titles) || item.id}
            <small>{aboutItem(item, say)}</small>
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {isOpen &&
          !isAsking &&
          (offered.length > 0 ? say('things.found', { count: offered.length }) : say('things.nothing'))}
      </p>
    </div>
  );
}

/** Asks when the writing pauses; an answer that comes after a newer question is dropped. */
function useFound(kinds: readonly string[], text: string, isOpen: boolean) {
  const [answer, setAnswer] = useState<{ asked: string; found: readonly FoundItem[] }>({ asked: '', found: [] });
  const asked = `${kinds.join(' ')}\n${text}`;
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const [named = '', words = ''] = asked.split('\n');
      const found = await findItems(named.split(' '), words);
      if (isCurrent) setAnswer({ asked, found });
    }, pauseMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, isOpen]);
  return { found: answer.asked === asked ? answer.found : [], isAsking: answer.asked !== asked };
}

async function findItems(kinds: readonly string[], text: string): Promise<readonly FoundItem[]> {
  const answer = await pageCall()<typeof listThings>('GET /console/things', { kinds: [...kinds], text });
  return answer.ok ? answer.value.things : [];
}

/** What the ids stand for; null for those that are gone, nothing for those that are being asked for. */
export function useNamedItems(ids: readonly string[]) {
  const [named, setNamed] = useState<ReadonlyMap<string, FoundItem | null>>(new Map());
  const learn = useCallback(
    (items: readonly FoundItem[], asked: readonly string[] = []) =>
      setNamed(
        (known) =>
          new Map([...known, ...asked.map((id) => [id, null] as const), ...items.map((one) => [one.id, one] as const)]),
      ),
    [],
  );
  const unknown = ids
    .filter((id) => !named.has(id))
    .slice(0, atOnce)
    .join(' ');
  useEffect(() => {
    if (unknown === '') return;
    const asked = unknown.split(' ');
    let isCurrent = true;
    void pageCall()<typeof listThings>('GET /console/things', { ids: asked }).then((answer) => {
      if (isCurrent && answer.ok) learn(answer.value.things, asked);
    });
    return () => {
      isCurrent = false;
    };
  }, [unknown, learn]);
  return { named, learn };
}
