import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import buttons from '../../../platform/ui/button.module.css';
import { LabelledInput } from './labelled.tsx';
import { PictureChooser } from './picture-chooser.tsx';
import type { FigureFacts } from './prose-figure.ts';
import styles from './prose-input.module.css';
import { useWord } from './use-console.ts';

interface Props {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** A picture for the text, which comes with words for those who do not see it. */
export function ProseFigureForm({ editor, onDone }: Props) {
  const say = useWord();
  const [{ src, alt, caption }, setFacts] = useState<FigureFacts>(() =>
    editor.isActive('figure') ? (editor.getAttributes('figure') as FigureFacts) : { src: '', alt: '', caption: '' },
  );
  const facts = { src, alt: alt.trim(), caption: caption.trim() };
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isReady = src !== '' && facts.alt !== '';

  const insert = () => {
    if (!isReady) return;
    editor.chain().focus().insertContent({ type: 'figure', attrs: facts }).run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') insert();
    else onDone();
  };

  return (
    <div className={styles.form} data-part="prose-figure" ref={form}>
      <PictureChooser
        label={say('prose.picture')}
        value={src || null}
        onChange={(chosen) => setFacts({ src: chosen ?? '', alt, caption })}
      />
      <LabelledInput label={say('prose.alt')} help={say('prose.altHelp')} required>
        {(labelled) => (
          <input
            {...labelled}
            type="text"
            value={alt}
            onChange={({ target }) => setFacts({ src, alt: target.value, caption })}
            onKeyDown={onKeyDown}
          />
        )}
      </LabelledInput>
      <LabelledInput label={say('prose.caption')}>
        {(labelled) => (
          <input
            {...labelled}
            type="text"
            value={caption}
            onChange={({ target }) => setFacts({ src, alt, caption: target.value })}
            onKeyDown={onKeyDown}
          />
        )}
      </LabelledInput>
      <div className={styles.foot}>
        <button type="button" className={buttons.strong} disabled={!isReady} onClick={insert}>
          {say('prose.insert')}
        </button>
        <button type="button" className={buttons.button} onClick={onDone}>
          {say('form.cancel')}
        </button>
      </div>
    </div>
  );
}
