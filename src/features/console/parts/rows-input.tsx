import { type ReactNode, useRef, useState } from 'react';
import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { treeMoves } from '../domain/tree-moves.ts';
import { CitedHere } from './cited-here.tsx';
import { ActionButton, Mark } from './console-page.tsx';
import { FilesToAdd } from './files-to-add.tsx';
import { type FieldsProps, type InputProps, wordsOf } from './inputs.tsx';
import { LabelledGroup } from './labelled.tsx';
import { ReferencesToAdd } from './references-to-add.tsx';
import { TreeEditor } from './tree-editor.tsx';
import { useTextFor, useWord } from './use-console.ts';

interface Props extends InputProps<'list'> {
  readonly formOf: (fields: FieldsProps) => ReactNode;
}

/** Several entries of the same fields, one row each. A row opens to be edited; rows move by drag, by button and by keyboard. */
export function RowsInput({ value, onChange, formOf, ...props }: Props) {
  const say = useWord();
  const { field, path, problems } = props;
  const entries = (Array.isArray(value) ? value : []) as Document[];
  const { idOf, changed } = useEntryIds();
  const [open, setOpen] = useState<string | null>(null);
  const about = useAbout(field.of, field.rows ?? []);
  const latest = useRef({ entries, onChange });
  latest.current = { entries, onChange };

  /** Files arrive while somebody types elsewhere in the form: what is there by then counts. */
  function add(added: readonly Document[]) {
    const all = [...latest.current.entries, ...added];
    latest.current.entries = all;
    latest.current.onChange(all);
  }
  function begin() {
    const entry = field.numbered ? { [field.numbered]: nextNumber(entries, field.numbered) } : {};
    setOpen(idOf(entry));
    add([entry]);
  }
  const placed = entries.map((entry, place) => ({ id: idOf(entry), depth: 0, entry, place }));
  return (
    <LabelledGroup legend={field.label} {...wordsOf(props)}>
      <div className={layout.stack3} data-part="rows-input" data-field={path}>
        {entries.length > 0 && (
          <TreeEditor
            label={field.label}
            entries={placed}
            moves={treeMoves(0)}
            chosen={open}
            nameOf={({ entry, place }) => about(entry)[0] || say('rows.untitled', { place: place + 1 })}
            notesOf={({ entry, place }) => (
              <>
                {about(entry).slice(1).filter(Boolean).length > 0 && (
                  <small>{about(entry).slice(1).filter(Boolean).join(' · ')}</small>
                )}
                {isWrongAt(problems, `${path}.${place}.`) && <Mark isWarning>{say('rows.wrong')}</Mark>}
              </>
            )}
            onChoose={(id) => setOpen(id === open ? null : id)}
            onMove={(moved) => onChange(moved.map(({ entry }) => entry))}
            formOf={({ entry, place }) => (
              <div className={`${box.card} ${layout.stack4}`} data-part="row-form">
                {formOf({
                  fields: field.of,
                  document: entry,
                  problems,
                  at: `${path}.${place}.`,
                  onChange: (written) => onChange(entries.with(place, changed(entry, written))),
                })}
                <div className={layout.row2}>
                  <ActionButton onClick={() => setOpen(null)}>{say('rows.close')}</ActionButton>
                  <ActionButton onClick={() => onChange(entries.toSpliced(place, 1))}>
                    {say('form.takeAway')}
                  </ActionButton>
                </div>
              </div>
            )}
          />
        )}
        {entries.length === 0 && <p className={text.fine}>{say('rows.none')}</p>}
        {entries.length < field.most &&
          (field.filledBy === 'files' ? (
            <FilesToAdd roles={choicesOf(field.of, 'role')} known={entries} onAdd={add} />
          ) : field.filledBy === 'references' ? (
            <>
              <ReferencesToAdd onAdd={add} onBegin={begin} />
              {entries.length > 0 && <CitedHere entries={entries} onChange={onChange} />}
            </>
          ) : (
            <div>
              <ActionButton onClick={begin}>{say('form.add')}</ActionButton>
            </div>
          ))}
      </div>
    </LabelledGroup>
  );
}

const choicesOf = (fields: readonly FormField[], name: string): readonly string[] =>
  fields.flatMap((one) => (one.name === name && one.type === 'choice' ? one.choices.map(({ value }) => value) : []));

const isWrongAt = (problems: FieldsProps['problems'], at: string): boolean =>
  Object.keys(problems).some((path) => path.startsWith(at));

const nextNumber = (entries: readonly Document[], name: string): string =>
  String(1 + Math.max(0, ...entries.map((entry) => Number(entry[name]) || 0)));

/** Names for entries that have none, for as long as the form is open. An entry that is changed keeps its own. */
function useEntryIds() {
  const known = useRef(new WeakMap<Document, string>());
  const count = useRef(0);
  function idOf(entry: Document): string {
    const id = known.current.get(entry);
    if (id) return id;
    count.current += 1;
    known.current.set(entry, `entry-${count.current}`);
    return `entry-${count.current}`;
  }
  return {
    idOf,
    changed(before: Document, after: Document): Document {
      known.current.set(after, idOf(before));
      return after;
    },
  };
}

/** What a row says: its fields in a word each. */
function useAbout(fields: readonly FormField[], names: readonly string[]) {
  const textFor = useTextFor();
  return (entry: Document): string[] =>
    names.map((name) => {
      const field = fields.find((one) => one.name === name);
      const value = entry[name];
      if (value === undefined || value === null) return '';
      if (field?.type === 'choice') return field.choices.find((one) => one.value === value)?.label ?? '';
      if (field?.type === 'switch') return value === true ? field.label : '';
      if (field?.type === 'text' || field?.type === 'long-text') return textFor(value as Record<string, string>);
      return Array.isArray(value) ? '' : String(value);
    });
}
