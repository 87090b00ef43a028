import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import field from '../../../platform/ui/field.module.css';
import { isProseLink } from '../domain/prose.ts';
import { ActionButton } from './console-page.tsx';
import { LabelledLine } from './labelled.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import styles from './prose-input.module.css';
import { caretBehind, type FigureFacts } from './prose-schema.ts';
import { useWord } from './use-console.ts';

interface Props {
  readonly editor: Editor;
  readonly onDone: () => void;
}

interface FrameProps {
  readonly part: string;
  readonly action: string;
  readonly isReady?: boolean;
  readonly onApply: () => void;
  readonly onDone: () => void;
  /** The inputs, with what their keys do. */
  readonly children: (onKeyDown: (event: KeyboardEvent) => void) => ReactNode;
}

/** A small form inside the form of the document, so that Enter must not send that one. */
function ProseForm({ part, action, isReady = true, onApply, onDone, children }: FrameProps) {
  const say = useWord();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') onApply();
    else onDone();
  };
  return (
    <div className={`${field.form} ${styles.form}`} data-part={part} ref={form}>
      {children(onKeyDown)}
      <div className={field.actions}>
        <ActionButton isStrong disabled={!isReady} onClick={onApply}>
          {action}
        </ActionButton>
        <ActionButton onClick={onDone}>{say('form.cancel')}</ActionButton>
      </div>
    </div>
  );
}

/** Where the marked words lead. */
export function ProseLinkForm({ editor, onDone }: Props) {
  const say = useWord();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isRefused, setRefused] = useState(false);

  const apply = () => {
    const href = address.trim();
    if (href !== '' && !isProseLink(href)) return setRefused(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };

  return (
    <ProseForm part="prose-link" action={say('prose.apply')} onApply={apply} onDone={onDone}>
      {(onKeyDown) => (
        <LabelledLine
          label={say('prose.linkAddress')}
          help={say('prose.linkHelp')}
          problem={isRefused ? say('prose.linkRefused') : undefined}
          inputMode="url"
          dir="ltr"
          value={address}
          onChange={setAddress}
          onKeyDown={onKeyDown}
        />
      )}
    </ProseForm>
  );
}

/** A picture for the text, which comes with words for those who do not see it. */
export function ProseFigureForm({ editor, onDone }: Props) {
  const say = useWord();
  const [{ src, alt, caption }, setFacts] = useState<FigureFacts>(() =>
    editor.isActive('figure') ? (editor.getAttributes('figure') as FigureFacts) : { src: '', alt: '', caption: '' },
  );
  const facts = { src, alt: alt.trim(), caption: caption.trim() };
  const isReady = src !== '' && facts.alt !== '';

  const insert = () => {
    if (!isReady) return;
    editor.chain().focus().insertContent({ type: 'figure', attrs: facts }).command(caretBehind).run();
    onDone();
  };

  return (
    <ProseForm part="prose-figure" action={say('prose.insert')} isReady={isReady} onApply={insert} onDone={onDone}>
      {(onKeyDown) => (
        <>
          <PictureChooser
            label={say('prose.picture')}
            value={src || null}
            onChange={(chosen) => setFacts({ src: chosen ?? '', alt, caption })}
          />
          <LabelledLine
            label={say('prose.alt')}
            help={say('prose.altHelp')}
            required
            value={alt}
            onChange={(changed) => setFacts({ src, alt: changed, caption })}
            onKeyDown={onKeyDown}
          />
          <LabelledLine
            label={say('prose.caption')}
            value={caption}
            onChange={(changed) => setFacts({ src, alt, caption: changed })}
            onKeyDown={onKeyDown}
          />
        </>
      )}
    </ProseForm>
  );
}
