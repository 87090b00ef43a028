import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './combobox.module.css';

interface Props<Option> {
  /** Names the list for those who can't see that it belongs to the field. */
  readonly label: string;
  readonly find: (text: string) => Promise<readonly Option[]>;
  readonly keyOf: (option: Option) => string;
  readonly draw: (option: Option, text: string) => ReactNode;
  /** Options of one group stand together below its name. */
  readonly groupOf?: (option: Option) => string;
  /** Announces the number of options to screen readers. */
  readonly announce?: (count: number) => string;
  readonly choose: (option: Option) => void;
  /** Whether there is enough text to search for; otherwise nothing is offered. */
  readonly isEnough?: (text: string) => boolean;
  /** Offers something before anything is written, when the field is clicked. */
  readonly opensAtOnce?: boolean;
  /** The form around the field is not sent by Enter, not even where nothing is chosen. */
  readonly keepsEnter?: boolean;
  readonly pauseMilliseconds?: number;
}

/** A field that offers options while someone types: arrows walk them, Enter takes one, Escape closes the list. The focus stays in the field. */
export function useCombobox<Option>(props: Props<Option>) {
  const {
    label,
    keyOf,
    draw,
    groupOf,
    announce,
    isEnough = () => true,
    opensAtOnce = false,
    keepsEnter = false,
  } = props;
  const id = useId();
  const requested = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [found, setFound] = useState<readonly Option[] | null>(null);
  const [place, setPlace] = useState(-1);
  const [searched, setSearched] = useState('');
  const options = found ?? [];
  const isOpen = found !== null;

  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    requested.current = null;
    setFound(null);
    setPlace(-1);
  };
  const search = (text: string) => {
    clearTimeout(timer.current);
    setPlace(-1);
    requested.current = text;
    timer.current = setTimeout(async () => {
      const answer = await props.find(text);
      // An answer that comes after more was typed, or after the field was left, is about something else.
      if (requested.current !== text) return;
      setFound(answer);
      setSearched(text);
    }, props.pauseMilliseconds ?? 150);
  };
  const typed = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const text = currentTarget.value.trim();
    if (isEnough(text)) search(text);
    else close();
  };
  const choose = (option: Option) => {
    close();
    props.choose(option);
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[place];
    if (step && isOpen) {
      // One place more than there are options: the field itself.
      const places = options.length + 1;
      setPlace((before) => ((before + 1 + step + places) % places) - 1);
    } else if (step && opensAtOnce) search(event.currentTarget.value.trim());
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (!(event.key === 'Enter' && keepsEnter)) return;
    event.preventDefault();
  };

  return {
    /** How many are offered; null while nothing was searched for. */
    count: isOpen ? options.length : null,
    close,
    fieldProps: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': id,
      'aria-activedescendant': place >= 0 ? `${id}${place}` : undefined,
      onInput: typed,
      onKeyDown: pressed,
      onBlur: close,
      ...(opensAtOnce && { onClick: typed }),
    } as const,
    list: (
      <>
        <div id={id} role="listbox" aria-label={label} className={styles.list} hidden={options.length === 0}>
          {groupOf
            ? [...Map.groupBy(options.entries(), ([, option]) => groupOf(option))].map(([name, entries]) => (
                // biome-ignore lint/a11y/useSemanticElements: a list of options holds groups and no form's parts
                <div key={name} role="group" aria-label={name} className={styles.group}>
                  <div aria-hidden="true" className={styles.groupName}>
                    {name}
                  </div>
                  {entries.map(drawOption)}
                </div>
              ))
            : [...options.entries()].map(drawOption)}
        </div>
        {announce && (
          <span role="status" data-visually-hidden="">
            {isOpen && announce(options.length)}
          </span>
        )}
      </>
    ),
  };

  function drawOption([at, option]: readonly [number, Option]) {
    return (
      <div
        key={keyOf(option)}
        id={`${id}${at}`}
        ref={at === place ? intoView : undefined}
        role="option"
        tabIndex={-1}
        aria-selected={at === place}
        onPointerDown={(event) => {
          event.preventDefault();
          choose(option);
        }}
      >
        {draw(option, searched)}
      </div>
    );
  }
}

/** Whoever walks the list by keyboard sees where they are. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
