import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { GivenTo, OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import text from '../../../platform/ui/text.module.css';
import { useCombobox } from '../../../platform/ui/use-combobox.tsx';
import type { listItems } from '../contract.ts';
import styles from './references-input.module.css';
import { type SayWord, useTextFor, useWord } from './use-console.ts';

export type FoundItem = OutputOf<typeof listItems>['things'][number];

/** What tells an item from others of the same title. */
export const aboutItem = ({ kindName, year, isShown }: FoundItem, say: SayWord): string =>
  [kindName, year, isShown ? '' : say('things.hidden')].filter(Boolean).join(' · ');

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly kinds: readonly string[];
  readonly isGathered?: boolean;
  /** Only papers that stand in no issue, of this journal or of none. */
  readonly unplacedIn?: string;
  /** Those that are not offered again. */
  readonly chosen: readonly string[];
  readonly onChoose: (item: FoundItem) => void;
}

/** So many are fetched at once. */
const atOnce = 100;

/** Items of the site that someone looks for by their titles. */
export function ItemSearch({ input, label, kinds, isGathered = false, unplacedIn, chosen, onChoose }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const { fieldProps, list, count } = useCombobox<FoundItem>({
    label,
    opensAtOnce: true,
    keepsEnter: true,
    keyOf: ({ id }) => id,
    find: async (words) =>
      (await findItems({ kinds: [...kinds], text: words, isGathered, ...(unplacedIn && { unplacedIn }) })).filter(
        ({ id }) => !chosen.includes(id),
      ),
    draw: (item) => (
      <>
        {textFor(item.titles) || item.id}
        <small>{aboutItem(item, say)}</small>
      </>
    ),
    choose(item) {
      if (input.current) input.current.value = '';
      onChoose(item);
    },
  });
  return (
    <div className={styles.search}>
      <input ref={input} type="text" aria-label={label} placeholder={say('things.search')} {...fieldProps} />
      {list}
      <p role="status" className={text.fine}>
        {count !== null && (count > 0 ? say('things.found', { count }) : say('things.nothing'))}
      </p>
    </div>
  );
}

async function findItems(wanted: GivenTo<typeof listItems>): Promise<readonly FoundItem[]> {
  const answer = await pageCall()<typeof listItems>('GET /console/things', wanted);
  return answer.ok ? answer.value.things : [];
}

/** What the ids stand for; null for those that are gone, nothing for those that are being fetched. */
export function useNamedItems(ids: readonly string[], isGathered = false) {
  const [named, setNamed] = useState<ReadonlyMap<string, FoundItem | null>>(new Map());
  const learn = useCallback(
    (items: readonly FoundItem[], requested: readonly string[] = []) =>
      setNamed(
        (known) =>
          new Map([
            ...known,
            ...requested.map((id) => [id, null] as const),
            ...items.map((one) => [one.id, one] as const),
          ]),
      ),
    [],
  );
  const unknown = ids
    .filter((id) => !named.has(id))
    .slice(0, atOnce)
    .join(' ');
  useEffect(() => {
    if (unknown === '') return;
    const requested = unknown.split(' ');
    let isCurrent = true;
    void pageCall()<typeof listItems>('GET /console/things', { ids: requested, isGathered }).then((answer) => {
      if (isCurrent && answer.ok) learn(answer.value.things, requested);
    });
    return () => {
      isCurrent = false;
    };
  }, [unknown, learn, isGathered]);
  return { named, learn };
}
