import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { canonicalJson } from '../../../platform/kernel/canonical-json.ts';
import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { getDocument, saveDocument } from '../contract.ts';
import { brandNewId } from '../domain/addresses.ts';
import styles from './console.module.css';
import { ActionBar, ActionButton } from './console-page.tsx';
import { MergeQuestion, NameQuestion, RemoveButton } from './document-questions.tsx';
import { type FieldsProps, FormFields } from './form-fields.tsx';
import { useWord } from './use-console.ts';

type Opened = OutputOf<typeof getDocument>;
type Saved = OutputOf<typeof saveDocument>;

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
  const [conflict, setConflict] = useState<Extract<Saved, { outcome: 'conflict' }> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isNameRequested, setNameRequested] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const isChanged = canonicalJson(document) !== canonicalJson(base.document);
  useLeaveWarning(isChanged);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  async function save(as: 'draft' | 'published', name = '') {
    setBusy(true);
    const { kind, id } = opened;
    const answer = await pageCall()<typeof saveDocument>('POST /console/document/save', {
      kind,
      id,
      as,
      document,
      name,
      state: base.state,
    });
    setBusy(false);
    if (!answer.ok) return;
    const saved = answer.value;
    setProblems(saved.outcome === 'refused' ? saved.problems : []);
    setNameRequested(saved.outcome === 'unconfirmed');
    if (saved.outcome === 'conflict') setConflict(saved);
    if (saved.outcome !== 'stored') return;
    setBase({ state: saved.state, document });
    showToast({ text: say(as === 'draft' ? 'form.draftSaved' : 'form.published'), kind: 'success' });
    (onStored ?? reload)(saved.id);
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
      </p>
      {problems.length > 0 && (
        <div className={`${field.problems} ${layout.stack2}`} ref={summary} tabIndex={-1} role="alert">
          <h2 className={text.h3}>{say('form.problems')}</h2>
          <ul>
            {problems.map(({ path, message }) => (
              <li key={path}>
                <strong>{labelAt(fields, path)}</strong> {message}
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
      <div className={aside ? styles.columns : undefined}>
        {body({
          fields,
          document,
          onChange: setDocument,
          problems: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
        })}
        {aside && <aside className={styles.aside}>{aside(document)}</aside>}
      </div>
      {isNameRequested && (
        <NameQuestion action={say('form.publish')} isBusy={isBusy} onNamed={(name) => void save('published', name)} />
      )}
      <ActionBar>
        <button type="submit" className={buttons.strong} disabled={isBusy}>
          {say('form.publish')}
        </button>
        <ActionButton disabled={isBusy} onClick={() => save('draft')}>
          {say('form.saveDraft')}
        </ActionButton>
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

/** The browser asks before a page with unsaved changes is left. */
function useLeaveWarning(isChanged: boolean) {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
