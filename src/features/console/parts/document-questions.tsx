import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import box from '../../../platform/ui/box.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { dropDraft, getDocument, removeDocument } from '../contract.ts';
import { valueAsText } from '../domain/documents.ts';
import { type Choosing, compareEdits, mergeEdits, proposedSide } from '../domain/merge.ts';
import styles from './console.module.css';
import { ActionButton } from './console-page.tsx';
import { LabelledLine } from './labelled.tsx';
import { useConsole, useWord } from './use-console.ts';

interface Props {
  readonly opened: OutputOf<typeof getDocument>;
  readonly state: string;
  readonly onGone: () => void;
}

/** Discards a draft, or takes the document itself away: after a question, and where much hangs on it after the site's name. */
export function RemoveButton({ opened, state, onGone }: Props) {
  const say = useWord();
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
    if (await confirmed(say('form.confirmRemove'), words)) await remove('');
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

interface MergeProps {
  readonly fields: readonly FormField[];
  readonly base: Document;
  readonly mine: Document;
  readonly theirs: Document;
  readonly by: string | null;
  readonly onMerged: (document: Document) => void;
}

/** Two edited the same document: whoever comes second chooses field by field. Nothing is stored before they publish again. */
export function MergeQuestion({ fields, base, mine, theirs, by, onMerged }: MergeProps) {
  const say = useWord();
  const [chosen, setChosen] = useState<Choosing>({});
  const different = compareEdits(base, mine, theirs);
  const merged = mergeEdits(base, mine, theirs, chosen);
  return (
    <section
      className={`${box.notice} ${layout.stack4}`}
      aria-labelledby="merge-title"
      data-part="merge-question"
      role="alert"
    >
      <h2 id="merge-title" className={text.h3}>
        {say('merge.title')}
      </h2>
      <p>
        {say('merge.text')} {by && say('merge.by', { name: by })}
      </p>
      {different.map((edit) => (
        <fieldset key={edit.name} className={`${box.card} ${layout.pair}`}>
          <legend>
            {fields.find(({ name }) => name === edit.name)?.label ?? edit.name}
            {edit.isContested && <strong> {say('merge.contested')}</strong>}
          </legend>
          {(edit.both ? (['both', 'mine', 'theirs'] as const) : (['mine', 'theirs'] as const)).map((side) => (
            <label key={side} className={field.tick}>
              <input
                type="radio"
                name={`merge.${edit.name}`}
                checked={(chosen[edit.name] ?? proposedSide(edit)) === side}
                onChange={() => setChosen({ ...chosen, [edit.name]: side })}
              />
              <span className={layout.stack1}>
                <strong>{say(`merge.${side}`)}</strong>
                <span className={styles.written}>{valueAsText(edit[side])}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div>
        <ActionButton isStrong onClick={() => onMerged(merged)}>
          {say('merge.take')}
        </ActionButton>
      </div>
    </section>
  );
}
