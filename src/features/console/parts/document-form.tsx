import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { getDocument, saveDocument } from '../documents.contract.ts';
import { brandNewId } from '../domain/addresses.ts';
import { compareEdits, mergeEdits, takenOver } from '../domain/merge.ts';
import styles from './console.module.css';
import { ActionBar, ActionButton } from './console-page.tsx';
import { NameQuestion, RemoveButton } from './document-questions.tsx';
import { FormFields } from './form-fields.tsx';
import type { FieldsProps } from './inputs.tsx';
import { KeptQuestion } from './kept-question.tsx';
import { leadTo, placesOf } from './lead-to.ts';
import { MergeQuestion, type Taken, TakenNotice } from './merge-question.tsx';
import { usePreview } from './preview.tsx';
import { AheadQuestion, ScheduleForm, ScheduleNotice } from './schedule.tsx';
import { useWord } from './use-console.ts';
import { useKeptForm } from './use-kept-form.ts';

type Opened = OutputOf<typeof getDocument>;

/** What somebody else made of the document meanwhile. */
type Met = Omit<Extract<OutputOf<typeof saveDocument>, { outcome: 'conflict' }>, 'outcome'>;

interface Props {
  readonly opened: Opened;
  /** Called with the id under which it was stored; the page is loaded anew without it, and without `onGone`. */
  readonly onStored?: (id: string) => void;
  readonly onGone?: () => void;
  /** Stands at the side of the form and follows what is typed: a preview. */
  readonly aside?: (document: Document) => React.ReactNode;
  /** Edits the document where a row of fields would be too plain: a tree, a page of modules. */
  readonly body?: (props: FieldsProps) => React.ReactNode;
}

/** The form for anything that can be edited: draft, publish, ask when someone else was quicker. */
export function DocumentForm({ opened, onStored, onGone, aside, body = plainFields }: Props) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const fields = opened.fields as unknown as readonly FormField[];
  const [base, setBase] = useState({ state: opened.state, document: opened.document });
  const [document, setDocument] = useState<Document>(opened.document);
  const [problems, setProblems] = useState<readonly { readonly path: string; readonly message: string }[]>([]);
  const [conflict, setConflict] = useState<Met | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [isBusy, setBusy] = useState(false);
  // What waits for the site's name to be written: it is that which is done then, at the time that was said.
  const [unnamed, setUnnamed] = useState<(Details & { readonly as: SaveAs }) | null>(null);
  const [isScheduling, setScheduling] = useState(false);
  const [ahead, setAhead] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isChanged = canonicalJson(document) !== canonicalJson(base.document);
  const [isKeptWaiting, setKeptWaiting] = useState(
    () => opened.kept !== null && canonicalJson(opened.kept.document) !== canonicalJson(opened.document),
  );
  const kept = useKeptForm({ opened, state: base.state, document, isChanged, isWaiting: isKeptWaiting });
  const preview = usePreview({ opened, isChanged, onRefused: setProblems });
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  async function save(as: SaveAs, { name = '', at, now = false }: Details = {}) {
    setBusy(true);
    const { kind, id } = opened;
    const wanted = { kind, id, as, document, name, now, ...(at && { at }), state: base.state };
    const answer = await kept.inTurn(() => pageCall()<typeof saveDocument>('POST /console/document/save', wanted));
    setBusy(false);
    if (!answer.ok) return;
    const saved = answer.value;
    setProblems(saved.outcome === 'refused' ? saved.problems : []);
    setUnnamed(saved.outcome === 'unconfirmed' ? { as, now, ...(at && { at }) } : null);
    setTaken(null);
    if (saved.outcome === 'conflict') meet(saved, base.document, document);
    setAhead(saved.outcome === 'ahead' ? saved.on : null);
    if (saved.outcome !== 'stored') return;
    kept.stored();
    setScheduling(false);
    setBase({ state: saved.state, document });
    showToast({ text: say(saidAfter[as]), kind: 'success' });
    (onStored ?? reload)(saved.id);
  }

  /** What only one of the two changed is taken at once; what both changed is asked about. */
  function meet(met: Met, from: Document, mine: Document) {
    const edits = compareEdits(from, mine, met.theirs);
    if (edits.some(({ isContested }) => isContested)) return setConflict(met);
    setBase({ state: met.state, document: met.theirs });
    setDocument(mergeEdits(from, mine, met.theirs, {}));
    setTaken({ by: met.by, before: mine, edits: takenOver(edits) });
  }

  function bringBack({ state, base: from, document: mine }: NonNullable<Opened['kept']>) {
    setKeptWaiting(false);
    setBase({ state, document: from ?? {} });
    setDocument(mine);
    if (state !== opened.state) meet({ state: opened.state, theirs: opened.document, by: null }, from ?? {}, mine);
  }

  function giveUp() {
    setKeptWaiting(false);
    void kept.forget();
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save('published');
  };

  return (
    <form className={`${layout.stack5} ${styles.form}`} onSubmit={submit} noValidate data-part="document-form">
      <p className={`${layout.row3} ${text.muted} ${styles.state}`} role="status">
        {opened.isDraft ? say(opened.published ? 'form.isDraft' : 'form.isUnseen') : null}
        {isChanged && <strong>{say('form.unsaved')}</strong>}
        {isChanged && kept.keeping !== 'none' && <span>{say(`unsaved.is.${kept.keeping}`)}</span>}
      </p>
      {kept.others.length > 0 && (
        <p className={box.notice} role="status" data-part="others-here">
          {say('unsaved.others', { names: kept.others.join(', ') })}
        </p>
      )}
      {isKeptWaiting && opened.kept && (
        <KeptQuestion
          kept={opened.kept}
          fields={fields}
          now={opened.document}
          onRestore={bringBack}
          onDiscard={giveUp}
        />
      )}
      {taken && <TakenNotice taken={taken} fields={fields} />}
      <ScheduleNotice opened={opened} onCancelled={reload} />
      {problems.length > 0 && (
        <div className={`${field.problems} ${layout.stack2}`} ref={summary} tabIndex={-1} role="alert">
          <h2 className={text.h3}>{say('form.problems')}</h2>
          <ul>
            {problems.map(({ path, message }) => (
              <li key={path}>
                <strong>
                  {path === 'publishAt' ? (
                    say('schedule.title')
                  ) : (
                    <a href={`#${path}`} onClick={leadTo(...placesOf(path))}>
                      {labelAt(fields, path)}
                    </a>
                  )}
                </strong>{' '}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {conflict && (
        <MergeQuestion
          fields={fields}
          base={base.document}
          mine={document}
          theirs={conflict.theirs}
          by={conflict.by}
          onMerged={(merged) => {
            setBase({ state: conflict.state, document: conflict.theirs });
            setDocument(merged);
            setConflict(null);
          }}
        />
      )}
      <div className={aside ? styles.columns : undefined} inert={isKeptWaiting || isBusy}>
        {body({
          fields,
          document,
          isNew: opened.published === null,
          onChange: setDocument,
          problems: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
        })}
        {aside && <aside className={styles.aside}>{aside(document)}</aside>}
      </div>
      {unnamed && (
        <NameQuestion
          action={say(unnamed.as === 'scheduled' ? 'schedule.set' : 'form.publish')}
          isBusy={isBusy}
          onNamed={(name) => void save(unnamed.as, { ...unnamed, name })}
        />
      )}
      {ahead && (
        <AheadQuestion
          on={ahead}
          isBusy={isBusy}
          onThen={() => void save('scheduled', { at: `${ahead}T00:00` })}
          onNow={() => void save('published', { now: true })}
        />
      )}
      {isScheduling && (
        <ScheduleForm
          problem={problems.find(({ path }) => path === 'publishAt')?.message}
          isBusy={isBusy}
          onSet={(at) => void save('scheduled', { at })}
          onClose={() => setScheduling(false)}
        />
      )}
      {preview.panel}
      <ActionBar>
        <button type="submit" className={buttons.strong} disabled={isBusy || isKeptWaiting}>
          {say('form.publish')}
        </button>
        <ActionButton disabled={isBusy || isKeptWaiting} onClick={() => save('draft')}>
          {say('form.saveDraft')}
        </ActionButton>
        <ActionButton aria-expanded={isScheduling} onClick={() => setScheduling(!isScheduling)}>
          {say(opened.schedule ? 'schedule.change' : 'schedule.open')}
        </ActionButton>
        {preview.button}
        {opened.address && (
          <a className={buttons.button} href={opened.address} target="_blank" rel="noreferrer">
            {say('form.see')}
          </a>
        )}
        {opened.id !== brandNewId && <RemoveButton opened={opened} state={base.state} onGone={onGone ?? reload} />}
      </ActionBar>
    </form>
  );
}

type SaveAs = 'draft' | 'published' | 'scheduled';

interface Details {
  /** Of the site, where it has to be written. */
  readonly name?: string;
  /** The minute of a scheduled one. */
  readonly at?: string;
  /** Although its date of publication is still to come. */
  readonly now?: boolean;
}

const saidAfter = { draft: 'form.draftSaved', published: 'form.published', scheduled: 'schedule.done' } as const;

const plainFields = (props: FieldsProps) => <FormFields {...props} />;

/** The label of the field at the end of a way such as `links.2.url`. */
function labelAt(fields: readonly FormField[], path: string): string {
  const [name, ...rest] = path.split('.');
  const found = fields.find((one) => one.name === name);
  if (!found) return path;
  return found.type === 'list' && rest.length > 1
    ? `${found.label} ${Number(rest[0]) + 1}: ${labelAt(found.of, rest.slice(1).join('.'))}`
    : found.label;
}
