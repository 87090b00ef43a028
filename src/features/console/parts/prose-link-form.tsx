import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import buttons from '../../../platform/ui/button.module.css';
import { isProseLink } from '../domain/prose-link.ts';
import { LabelledInput } from './labelled.tsx';
import styles from './prose-input.module.css';
import { useWord } from './use-console.ts';

interface Props {
  readonly editor: Editor;
  readonly onDone: () => void;
}

/** Where the marked words lead. Stands inside another form, so that Enter must not send that one. */
export function ProseLinkForm({ editor, onDone }: Props) {
  const say = useWord();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else onDone();
  };

  return (
    <div className={styles.form} data-part="prose-link">
      <LabelledInput
        label={say('prose.linkAddress')}
        help={say('prose.linkHelp')}
        problem={isRefused ? say('prose.linkRefused') : undefined}
      >
        {(labelled) => (
          <input
            {...labelled}
            type="text"
            inputMode="url"
            dir="ltr"
            ref={input}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </LabelledInput>
      <div className={styles.foot}>
        <button type="button" className={buttons.strong} onClick={apply}>
          {say('prose.apply')}
        </button>
        <button type="button" className={buttons.button} onClick={onDone}>
          {say('form.cancel')}
        </button>
      </div>
    </div>
  );
}
