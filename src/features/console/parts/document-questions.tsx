import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import type { dropDraft, getDocument, removeDocument } from '../documents.contract.ts';
import { draftTitles } from '../domain/documents.ts';
import { ActionButton } from './console-page.tsx';
import { LabelledLine } from './labelled.tsx';
import { useConsole, useTextFor, useWord } from './use-console.ts';

interface Props {
  readonly opened: OutputOf<typeof getDocument>;
  readonly state: string;
  readonly onGone: () => void;
}

/** Discards a draft, or takes the document itself away: after a question, and where much hangs on it after the site's name. */
export function RemoveButton({ opened, state, onGone }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const [isNameRequested, setNameRequested] = useState(false);
  const { kind, id } = opened;

  async function drop() {
    const answer = await pageCall()<typeof dropDraft>('POST /console/document/dropDraft', { kind, id });
    if (answer.ok) onGone();
  }

  async function remove(written: string) {
    const wanted = { kind, id, state, name: written };
    const answer = await pageCall()<typeof removeDocument>('POST /console/document/remove', wanted);
    if (answer.ok) onGone();
  }

  async function ask() {
    if (opened.isDangerous) return setNameRequested(true);
    const words = { confirm: say('form.remove'), cancel: say('form.cancel') };
    const title = textFor(draftTitles(opened.document)) || opened.name;
    if (await confirmed(say('form.confirmRemove', { title }), words)) await remove('');
  }

  if (isNameRequested) return <NameQuestion action={say('form.remove')} onNamed={(name) => void remove(name)} />;
  return (
    <>
      {opened.isDraft && opened.published && <ActionButton onClick={drop}>{say('form.dropDraft')}</ActionButton>}
      {(opened.isRemovable || !opened.published) && <ActionButton onClick={ask}>{say('form.remove')}</ActionButton>}
    </>
  );
}

interface QuestionProps {
  /** What is done once the name is right. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onNamed: (name: string) => void;
}

/** Before something that takes much from readers: whoever does it writes the site's name. */
export function NameQuestion({ action, isBusy = false, onNamed }: QuestionProps) {
  const say = useWord();
  const { me } = useConsole();
  const [name, setName] = useState('');
  return (
    <div className={`${field.problems} ${layout.stack3}`} role="alert">
      <LabelledLine label={say('form.confirmName', { name: me.site.sld })} value={name} onChange={setName} />
      <div>
        <ActionButton isStrong disabled={isBusy || name !== me.site.sld} onClick={() => onNamed(name)}>
          {action}
        </ActionButton>
      </div>
    </div>
  );
}
