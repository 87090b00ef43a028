import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Word } from '../domain/words.ts';
import { ProseFigureForm, ProseLinkForm } from './prose-forms.tsx';
import styles from './prose-input.module.css';
import { emptyTable } from './prose-schema.ts';
import { useWord } from './use-console.ts';

interface Props {
  readonly editor: Editor;
  readonly languageName: string;
  readonly onSource: () => void;
}

interface Tool {
  readonly name: Word;
  /** Where a sign says it as well as the word. */
  readonly sign?: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly use: () => void;
}

/** One stop for the tab key; the arrows go from tool to tool. */
export function ProseToolbar({ editor, languageName, onSource }: Props) {
  const say = useWord();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [open, setOpen] = useState<'link' | 'figure' | null>(null);
  const tools = useTools(editor, setOpen);

  const walk = (event: KeyboardEvent) => {
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const next = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: stops.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + stops.length) % stops.length;
    setStop(place);
    stops[place]?.focus();
  };
  const close = () => {
    setOpen(null);
    editor.commands.focus();
  };

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={say('prose.toolbar', { language: languageName })}
        className={styles.toolbar}
        onKeyDown={walk}
      >
        <StyleChoice editor={editor} tabIndex={stop === 0 ? 0 : -1} onFocus={() => setStop(0)} />
        {tools.map(({ name, sign, isOn, isOff, use }, place) => (
          <button
            key={name}
            type="button"
            data-tool={name}
            className={styles.tool}
            data-sign={sign}
            title={say(name)}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            tabIndex={stop === place + 1 ? 0 : -1}
            onFocus={() => setStop(place + 1)}
            onClick={() => !isOff && use()}
          >
            <span data-visually-hidden={sign === undefined ? undefined : ''}>{say(name)}</span>
          </button>
        ))}
        <button
          type="button"
          data-tool="source"
          className={styles.tool}
          tabIndex={stop === tools.length + 1 ? 0 : -1}
          onFocus={() => setStop(tools.length + 1)}
          onClick={onSource}
        >
          {say('prose.source')}
        </button>
      </div>
      {open === 'link' && <ProseLinkForm editor={editor} onDone={close} />}
      {open === 'figure' && <ProseFigureForm editor={editor} onDone={close} />}
    </>
  );
}

interface StyleProps {
  readonly editor: Editor;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

const headings = [2, 3, 4] as const;

function StyleChoice({ editor, tabIndex, onFocus }: StyleProps) {
  const say = useWord();
  const level = useEditorState({
    editor,
    selector: () => headings.find((one) => editor.isActive('heading', { level: one })) ?? 0,
  });
  const choose = (chosen: number) => {
    const heading = headings.find((one) => one === chosen);
    const chain = editor.chain().focus();
    (heading ? chain.setHeading({ level: heading }) : chain.setParagraph()).run();
  };
  return (
    <select
      data-tool="style"
      className={styles.style}
      aria-label={say('prose.style')}
      tabIndex={tabIndex}
      onFocus={onFocus}
      value={level}
      onChange={({ target }) => choose(Number(target.value))}
    >
      <option value={0}>{say('prose.paragraph')}</option>
      {headings.map((one) => (
        <option key={one} value={one}>
          {say(`prose.heading${one}`)}
        </option>
      ))}
    </select>
  );
}

function useTools(editor: Editor, open: (form: 'link' | 'figure') => void): Tool[] {
  const now = useEditorState({
    editor,
    selector: () => ({
      on: (
        ['bold', 'italic', 'superscript', 'subscript', 'bulletList', 'orderedList', 'blockquote', 'link'] as const
      ).filter((name) => editor.isActive(name)),
      isInTable: editor.isActive('table'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const isOn = (name: (typeof now.on)[number]) => now.on.includes(name);
  const chain = () => editor.chain().focus();
  const inTable = (command: typeof addRowAfter) => () => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  const tableTools: Tool[] = now.isInTable
    ? [
        { name: 'prose.rowBelow', use: inTable(addRowAfter) },
        { name: 'prose.columnAfter', use: inTable(addColumnAfter) },
        { name: 'prose.dropRow', use: inTable(deleteRow) },
        { name: 'prose.dropColumn', use: inTable(deleteColumn) },
        { name: 'prose.dropTable', use: inTable(deleteTable) },
      ]
    : [{ name: 'prose.table', use: () => insertTable(editor) }];
  return [
    { name: 'prose.bold', sign: 'B', isOn: isOn('bold'), use: () => chain().toggleBold().run() },
    { name: 'prose.italic', sign: 'I', isOn: isOn('italic'), use: () => chain().toggleItalic().run() },
    {
      name: 'prose.superscript',
      sign: 'x²',
      isOn: isOn('superscript'),
      use: () => chain().toggleMark('superscript').run(),
    },
    { name: 'prose.subscript', sign: 'x₂', isOn: isOn('subscript'), use: () => chain().toggleMark('subscript').run() },
    { name: 'prose.bullets', sign: '•', isOn: isOn('bulletList'), use: () => chain().toggleBulletList().run() },
    { name: 'prose.numbers', sign: '1.', isOn: isOn('orderedList'), use: () => chain().toggleOrderedList().run() },
    { name: 'prose.quote', sign: '“', isOn: isOn('blockquote'), use: () => chain().toggleBlockquote().run() },
    { name: 'prose.link', isOn: isOn('link'), use: () => open('link') },
    { name: 'prose.picture', use: () => open('figure') },
    ...tableTools,
    { name: 'prose.undo', sign: '↶', isOff: !now.canUndo, use: () => chain().undo().run() },
    { name: 'prose.redo', sign: '↷', isOff: !now.canRedo, use: () => chain().redo().run() },
  ];
}

/** Puts a table in and goes on in its first cell. */
function insertTable(editor: Editor): void {
  const { from } = editor.state.selection;
  editor.chain().focus().insertContent(emptyTable()).run();
  let cell: number | undefined;
  editor.state.doc.nodesBetween(Math.max(0, from - 1), editor.state.doc.content.size, (node, position) => {
    if (cell === undefined && node.type.name === 'tableHeader') cell = position;
  });
  // Past the beginning of the cell and of its paragraph.
  if (cell !== undefined)
    editor
      .chain()
      .focus()
      .setTextSelection(cell + 2)
      .run();
}
