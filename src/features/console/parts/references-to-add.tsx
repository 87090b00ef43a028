import { useState } from 'react';
import type { Document } from '../../../platform/kernel/form-field.ts';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { ActionButton } from './console-page.tsx';
import { LabelledText } from './labelled.tsx';
import { useWord } from './use-console.ts';

interface Props {
  readonly onAdd: (entries: readonly Document[]) => void;
  readonly onBegin: () => void;
}

/** Takes a list of references as it stands in a manuscript, and reads the parts of each. */
export function ReferencesToAdd({ onAdd, onBegin }: Props) {
  const say = useWord();
  const [pasted, setPasted] = useState('');
  const [news, setNews] = useState('');
  async function read() {
    const { pastedReferences } = await import('../../../content/article/domain/references/written-reference.ts');
    const entries = pastedReferences(pasted);
    const count = entries.filter(({ title }) => title !== '').length;
    onAdd(entries.map((entry) => ({ ...entry })));
    setPasted('');
    setNews(say('references.added', { count: entries.length, read: count }));
  }
  return (
    <div className={layout.stack3} data-part="references-to-add">
      <LabelledText
        label={say('references.paste')}
        help={say('references.pasteHelp')}
        rows={4}
        value={pasted}
        onChange={setPasted}
      />
      <div className={field.actions}>
        <ActionButton disabled={pasted.trim() === ''} onClick={read}>
          {say('references.read')}
        </ActionButton>
        <ActionButton onClick={onBegin}>{say('form.add')}</ActionButton>
      </div>
      <p role="status">{news}</p>
    </div>
  );
}
