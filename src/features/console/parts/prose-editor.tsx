import { DOMSerializer, DOMParser as SchemaParser } from '@tiptap/pm/model';
import { type Editor, EditorContent, getSchema, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import text from '../../../platform/ui/text.module.css';
import { proseOutline } from '../domain/prose.ts';
import { ActionButton } from './console-page.tsx';
import styles from './prose-input.module.css';
import { proseSchema } from './prose-schema.ts';
import { ProseToolbar } from './prose-toolbar.tsx';
import { useWord } from './use-console.ts';

export interface ProseEditorProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly languageName: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl' | 'auto';
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly html: string;
  readonly onChange: (html: string) => void;
}

/** The text of one language. What the editor could not show without loss is edited as it is written, as HTML. */
export default function ProseEditor(props: ProseEditorProps) {
  const { label, languageName, lang, dir, describedBy, isInvalid, html, onChange } = props;
  const say = useWord();
  const [isSource, setSource] = useState(false);
  const [isLossy, setLossy] = useState(() => losesSomething(html));
  /** The text as it was last given or sent, and the same as the editor writes it. */
  const known = useRef(html);
  const visible = useRef('');
  const editor = useEditor({
    extensions: proseSchema,
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        dir,
        class: styles.text ?? '',
        'data-part': 'body',
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
    },
    onCreate: ({ editor: created }) => {
      visible.current = writtenIn(created);
    },
    onUpdate: ({ editor: changed }) => {
      const written = writtenIn(changed);
      if (written === visible.current) return;
      visible.current = written;
      send(written);
    },
  });

  const send = (written: string) => {
    known.current = written;
    onChange(written);
  };
  const show = useCallback(
    (given: string) => {
      editor.commands.setContent(given, { emitUpdate: false });
      visible.current = writtenIn(editor);
      setLossy(losesSomething(given));
    },
    [editor],
  );

  useEffect(() => {
    if (html === known.current) return;
    known.current = html;
    show(html);
  }, [html, show]);

  const leaveSource = () => {
    show(html);
    setSource(false);
  };

  if (isSource || isLossy)
    return (
      <div className={styles.editor} data-part="prose-source">
        {isLossy && <p className={`${text.fine} ${styles.note}`}>{say('prose.asSource')}</p>}
        <textarea
          className={styles.source}
          aria-label={`${label} (HTML)`}
          aria-describedby={describedBy}
          lang={lang}
          dir="ltr"
          rows={16}
          spellCheck={false}
          value={html}
          onChange={({ target }) => send(target.value)}
        />
        {!losesSomething(html) && (
          <div className={styles.note}>
            <ActionButton onClick={leaveSource}>{say('prose.backToEditor')}</ActionButton>
          </div>
        )}
      </div>
    );
  return (
    <div className={styles.editor} data-part="prose-editor">
      <ProseToolbar editor={editor} languageName={languageName} onSource={() => setSource(true)} />
      <EditorContent editor={editor} />
    </div>
  );
}

const schema = getSchema(proseSchema);
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Whether something would be lost if the editor wrote the text anew. */
function losesSomething(html: string): boolean {
  const kept = document.implementation.createHTMLDocument().body;
  const { content } = SchemaParser.fromSchema(schema).parse(parsed(html));
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document: kept.ownerDocument }, kept);
  return proseOutline(kept) !== proseOutline(parsed(html));
}

/** The editor keeps an empty line at the end to write on; it belongs to no text. */
const writtenIn = (editor: Editor): string => editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
