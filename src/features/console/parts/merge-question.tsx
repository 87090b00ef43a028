import { useState } from 'react';
import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import box from '../../../platform/ui/box.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { type Choosing, compareEdits, type MergedField, mergeEdits, proposedSide, takenOver } from '../domain/merge.ts';
import { ActionButton } from './console-page.tsx';
import { DocumentDifference } from './difference.tsx';
import { useWord } from './use-console.ts';

/** What came into the form from somebody else without a question. */
export interface Taken {
  readonly by: string | null;
  /** The form before that. */
  readonly before: Document;
  readonly edits: readonly MergedField[];
}

interface MergeProps {
  readonly fields: readonly FormField[];
  readonly base: Document;
  readonly mine: Document;
  readonly theirs: Document;
  readonly by: string | null;
  readonly onMerged: (document: Document) => void;
}

/** Two changed the same fields: whoever comes second chooses for each of them. Nothing is stored before they publish again. */
export function MergeQuestion({ fields, base, mine, theirs, by, onMerged }: MergeProps) {
  const say = useWord();
  const [chosen, setChosen] = useState<Choosing>({});
  const edits = compareEdits(base, mine, theirs);
  const contested = edits.filter(({ isContested }) => isContested);
  const isOpen = contested.some(({ name }) => !chosen[name]);
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
      {contested.map((edit) => (
        <fieldset key={edit.name} className={`${box.card} ${layout.pair}`}>
          <legend>
            {labelOf(fields, edit.name)} <strong>{say('merge.contested')}</strong>
          </legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={field.tick}>
              <input
                type="radio"
                name={`merge.${edit.name}`}
                checked={chosen[edit.name] === side}
                onChange={() => setChosen({ ...chosen, [edit.name]: side })}
              />
              <span className={layout.stack1}>
                <strong>{say(`merge.${side}`)}</strong>
                <SideDifference fields={fields} edit={edit} side={side} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <TakenEdits fields={fields} before={mine} edits={takenOver(edits)} />
      <div>
        <ActionButton isStrong disabled={isOpen} onClick={() => onMerged(mergeEdits(base, mine, theirs, chosen))}>
          {say('merge.take')}
        </ActionButton>
      </div>
    </section>
  );
}

/** Somebody else saved meanwhile, and nothing of it got in the way. */
export function TakenNotice({ taken, fields }: { readonly taken: Taken; readonly fields: readonly FormField[] }) {
  const say = useWord();
  return (
    <section className={`${box.notice} ${layout.stack3}`} data-part="taken-notice" role="alert">
      <h2 className={text.h3}>{say('merge.title')}</h2>
      <p>
        {say('merge.taken')} {taken.by && say('merge.by', { name: taken.by })}
      </p>
      <TakenEdits fields={fields} before={taken.before} edits={taken.edits} />
    </section>
  );
}

function TakenEdits({ fields, before, edits }: { readonly fields: readonly FormField[] } & Omit<Taken, 'by'>) {
  const say = useWord();
  if (edits.length === 0) return null;
  const after = Object.fromEntries(edits.map((edit) => [edit.name, edit[proposedSide(edit)]]));
  return (
    <details data-fold>
      <summary>{say('merge.takenFields', { count: edits.length })}</summary>
      <DocumentDifference fields={fields} before={before} after={{ ...before, ...after }} />
    </details>
  );
}

interface SideProps {
  readonly fields: readonly FormField[];
  readonly edit: MergedField;
  readonly side: 'mine' | 'theirs';
}

/** What one of the two made of a field. */
const SideDifference = ({ fields, edit: { name, base, ...sides }, side }: SideProps) => (
  <DocumentDifference fields={fields} before={{ [name]: base }} after={{ [name]: sides[side] }} />
);

const labelOf = (fields: readonly FormField[], wanted: string): string =>
  fields.find(({ name }) => name === wanted)?.label ?? wanted;
