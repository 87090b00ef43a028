import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { endOf, type Moved, type Moves, positionOf, type Side, type Step } from '../domain/tree-moves.ts';
import styles from './tree-editor.module.css';
import { useWord } from './use-console.ts';

/** Where a tree leads to on a narrow screen, on which the form of an entry stands far below it. */
export const entryFormId = 'entry-form';

interface Entry {
  readonly id: string;
  readonly depth: number;
}

interface Props<Own extends Entry> {
  readonly label: string;
  readonly entries: readonly Own[];
  readonly moves: Moves;
  readonly chosen: string | null;
  readonly nameOf: (entry: Own) => string;
  readonly notesOf: (entry: Own) => ReactNode;
  /** Inputs and buttons in the row itself. */
  readonly renderAside?: (entry: Own) => ReactNode;
  readonly onChoose: (id: string) => void;
  readonly onMove: (entries: readonly Own[]) => void;
  /** Opens below the entry that is chosen; without it the form stands elsewhere on the page. */
  readonly formOf?: (entry: Own) => ReactNode;
}

const keys: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/**
 * Entries in an order, one below another where there are several levels. They move by dragging, by buttons, and by Alt with an
 * arrow key; where they went is said aloud. Lists and buttons rather than a tree widget: every reader and every keyboard knows them.
 */
export function TreeEditor<Own extends Entry>(props: Props<Own>) {
  const { label, entries, moves, chosen, nameOf, notesOf, renderAside, onChoose, onMove, formOf } = props;
  const say = useWord();
  const [news, setNews] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<{ readonly place: number; readonly side: Side } | null>(null);
  const list = useRef<HTMLElement>(null);
  const focused = useRef<{ readonly id: string; readonly way?: Step } | null>(null);
  const at = (place: number) => entries[place] as Own;
  const rowName = (id: string) => list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`);

  // A row that moved is a new element in another list; whoever moves it by keyboard goes on with it.
  useEffect(() => {
    if (focused.current === null) return;
    const { id, way } = focused.current;
    const name = rowName(id);
    const button = way && name?.parentElement?.querySelector<HTMLElement>(`[data-step="${way}"]:not(:disabled)`);
    (button ?? name)?.focus();
    focused.current = null;
  });

  function take({ entries: moved, place }: Moved<Own>, id: string) {
    if (moved === entries) return setNews(say('tree.stays'));
    onMove(moved);
    const { number, of, parent } = positionOf(moved, place);
    const name = nameOf(moved[place] as Own);
    const above = parent === undefined ? '' : nameOf(moved[parent] as Own);
    setNews(say(above ? 'tree.movedBelow' : 'tree.moved', { name, number, of, above }));
    if (!formOf) onChoose(id);
  }

  const step = (place: number, way: Step) => take(moves.stepped(entries, place, way), at(place).id);

  function press(event: KeyboardEvent, place: number) {
    const way = keys[event.key];
    if (!way) return;
    if (event.altKey) {
      event.preventDefault();
      focused.current = { id: at(place).id };
      step(place, way);
    } else if (way === 'up' || way === 'down') {
      const next = entries[place + (way === 'up' ? -1 : 1)];
      if (!next) return;
      event.preventDefault();
      rowName(next.id)?.focus();
    }
  }

  function dragOver(event: DragEvent<HTMLElement>, place: number) {
    if (dragged === null) return;
    event.preventDefault();
    const side = sideAt(event, moves.takesIn(at(place)));
    if (over?.place !== place || over.side !== side) setOver({ place, side });
  }

  function drop(event: DragEvent, place: number) {
    event.preventDefault();
    if (dragged !== null && over) take(moves.dropped(entries, dragged, place, over.side), at(dragged).id);
    setDragged(null);
    setOver(null);
  }

  const row = (place: number) => {
    const entry = at(place);
    const isChosen = entry.id === chosen;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one of three ways, the others are the buttons inside
      <div
        className={styles.row}
        data-chosen={isChosen ? '' : undefined}
        data-drop={over?.place === place && dragged !== place ? over.side : undefined}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', nameOf(entry));
          setDragged(place);
        }}
        onDragEnd={() => {
          setDragged(null);
          setOver(null);
        }}
        onDragOver={(event) => dragOver(event, place)}
        onDrop={(event) => drop(event, place)}
      >
        <span className={styles.grip} aria-hidden="true">
          ⠿
        </span>
        <button
          type="button"
          className={styles.name}
          data-entry={entry.id}
          aria-current={isChosen && !formOf ? 'true' : undefined}
          aria-expanded={formOf ? isChosen : undefined}
          onClick={() => onChoose(entry.id)}
          onKeyDown={(event) => press(event, place)}
        >
          <bdi>{nameOf(entry)}</bdi>
          {notesOf(entry)}
        </button>
        {renderAside?.(entry)}
        {(isChosen || formOf) && (
          <div className={styles.steps}>
            {!formOf && (
              <a className={styles.toForm} href={`#${entryFormId}`}>
                {say('tree.edit')}
              </a>
            )}
            {moves.ways.map((way) => (
              <button
                key={way}
                type="button"
                className={styles.step}
                disabled={moves.stepped(entries, place, way).entries === entries}
                aria-label={say(`tree.${way}`, { name: nameOf(entry) })}
                title={say(`tree.${way}`, { name: nameOf(entry) })}
                data-step={way}
                onClick={() => {
                  focused.current = { id: entry.id, way };
                  step(place, way);
                }}
              >
                {signs[way]}
              </button>
            ))}
          </div>
        )}
      </div>
    );
  };

  const level = (from: number, to: number): ReactNode => {
    const rows: ReactNode[] = [];
    for (let place = from; place < to; place = endOf(entries, place)) {
      const end = endOf(entries, place);
      rows.push(
        <li key={at(place).id}>
          {row(place)}
          {at(place).id === chosen && formOf?.(at(place))}
          {end > place + 1 && level(place + 1, end)}
        </li>,
      );
    }
    return <ol className={styles.level}>{rows}</ol>;
  };

  return (
    <section ref={list} className={layout.stack3} aria-label={label} data-part="tree-editor">
      {entries.length > 1 && <p className={text.fine}>{say(moves.ways.length > 2 ? 'tree.help' : 'tree.helpFlat')}</p>}
      {level(0, entries.length)}
      <p role="status" data-visually-hidden="">
        {news}
      </p>
    </section>
  );
}

const signs: Readonly<Record<Step, string>> = { up: '↑', down: '↓', in: '→', out: '←' };

/** The upper part of a row means before it, the lower after it, the middle into it where that can be. */
function sideAt({ clientY, currentTarget }: DragEvent<HTMLElement>, takesIn: boolean): Side {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (!takesIn) return share < 0.5 ? 'before' : 'after';
  return share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside';
}
