import { useContext, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentsEntry } from '../../../content/issue/domain/contents.ts';
import type { FormField } from '../../../platform/kernel/form-field.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import box from '../../../platform/ui/box.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { isUnstored } from '../domain/addresses.ts';
import { contentsMoves } from '../domain/contents-moves.ts';
import { pageWarnings } from '../domain/page-warnings.ts';
import { ActionButton, Mark } from './console-page.tsx';
import styles from './contents-input.module.css';
import { type ContentsRow, entriesIn } from './contents-rows.ts';
import { Link } from './in-language.tsx';
import { type InputProps, TextInput, wordsOf } from './inputs.tsx';
import { type FoundItem, ItemSearch, useNamedItems } from './item-search.tsx';
import { LabelledGroup, LabelledSelect } from './labelled.tsx';
import { WholeDocument } from './line-choices.tsx';
import { publishDocument, storeDraft } from './publish-document.ts';
import { TreeEditor } from './tree-editor.tsx';
import { useTextFor, useWord } from './use-console.ts';
import { useContents } from './use-contents.ts';

/** The contents of an issue: papers below their sections, moved by drag, by button and by keyboard, with their pages in the row. */
export function ContentsInput({ value, onChange, ...props }: InputProps<'list'>) {
  const say = useWord();
  const textFor = useTextFor();
  const { revalidate } = useRevalidator();
  const { path, problems } = props;
  const entries = value as readonly ContentsEntry[];
  const { rows, leaving, ...contents } = useContents(entries, onChange);
  const { journal } = useContext(WholeDocument);
  const { named, learn } = useNamedItems(entries.map(({ id }) => id));
  const [open, setOpen] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const warnings = pageWarnings(entriesIn(rows));

  const titleOf = (id: string): string => {
    const item = named.get(id);
    if (item === null) return say('things.gone', { id });
    return item ? textFor(item.titles) || id : '…';
  };
  const isDraft = (id: string) => named.get(id)?.isShown === false;
  const nameOf = ({ id, names, entry }: ContentsRow) =>
    entry ? titleOf(id) : textFor(names) || say('contents.noSection');
  const sections = rows.filter(({ entry }) => !entry);
  const papersBelow = (section: ContentsRow) => {
    const behind = rows.slice(rows.indexOf(section) + 1);
    const next = behind.findIndex(({ entry }) => !entry);
    return next === -1 ? behind.length : next;
  };
  const sectionOf = (row: ContentsRow) => sections.findLast((section) => rows.indexOf(section) <= rows.indexOf(row));
  const problemOf = ({ id }: ContentsRow) => problems[`${path}.${entries.findIndex((entry) => entry.id === id)}.id`];

  const notesOf = (row: ContentsRow) => {
    if (!row.entry) return <small>{say('contents.papers', { count: papersBelow(row) })}</small>;
    const warning = warnings.get(row.id);
    return (
      <>
        {isDraft(row.id) && <Mark>{say('contents.draft')}</Mark>}
        {warning && (
          <Mark isWarning>
            {warning.kind === 'overlap'
              ? say('contents.overlap', { title: titleOf(warning.with) })
              : say('contents.backwards')}
          </Mark>
        )}
        {problemOf(row) && <Mark isWarning>{problemOf(row)}</Mark>}
      </>
    );
  };

  const pagesOf = ({ entry }: ContentsRow) =>
    entry && (
      <span className={styles.pages}>
        {(['firstPage', 'lastPage'] as const).map((name) => (
          <input
            key={name}
            type="text"
            aria-label={say(`contents.${name}Of`, { title: titleOf(entry.id) })}
            name={`${path}.${entry.id}.${name}`}
            maxLength={20}
            value={entry[name]}
            onChange={({ target }) => contents.write({ ...entry, [name]: target.value })}
          />
        ))}
      </span>
    );

  /** A draft that nobody has stored yet is stored first, unseen by readers: only then can the issue name it. */
  async function add(item: FoundItem) {
    const id = isUnstored(item.id) ? await storeDraft('article', item.id) : item.id;
    if (id === null)
      return showToast({ text: say('contents.incomplete', { title: textFor(item.titles) }), kind: 'error' });
    learn([{ ...item, id }]);
    contents.add({ id, part: {}, firstPage: '', lastPage: '', out: false }, chosen && sectionOf(chosen)?.id);
    setOpen(id);
  }

  async function publish(id: string) {
    const item = named.get(id);
    const isDone = await publishDocument('article', id);
    if (isDone && item) learn([{ ...item, isShown: true }]);
    // How many papers still wait is said below the form.
    if (isDone) void revalidate();
    showToast({
      text: say(isDone ? 'contents.published' : 'contents.notPublished', { title: titleOf(id) }),
      kind: isDone ? 'success' : 'error',
    });
  }

  const formOf = (row: ContentsRow) => (
    <div className={`${box.card} ${layout.stack4}`} data-part="row-form">
      {row.entry ? paperForm(row, row.entry) : sectionForm(row)}
    </div>
  );

  const sectionForm = (row: ContentsRow) => (
    <>
      <TextInput
        field={{ name: row.id, type: 'text', label: say('contents.section'), longest: 200 } satisfies FormField}
        path={`${path}.${row.id}`}
        value={row.names}
        problems={{}}
        onChange={(names) => contents.rename(row.id, names as ContentsRow['names'])}
      />
      <div className={layout.row2}>
        <ActionButton onClick={() => setOpen(null)}>{say('rows.close')}</ActionButton>
        <ActionButton onClick={() => contents.removeSection(row.id)}>{say('contents.removeSection')}</ActionButton>
      </div>
    </>
  );

  const paperForm = (row: ContentsRow, entry: ContentsEntry) => (
    <>
      <LabelledSelect
        label={say('contents.section')}
        value={sectionOf(row)?.id ?? ''}
        choices={sections.map((section) => ({ value: section.id, label: nameOf(section) }))}
        onChange={(section) => contents.place(entry, section)}
      />
      <div className={layout.row2}>
        <ActionButton onClick={() => setOpen(null)}>{say('rows.close')}</ActionButton>
        {isDraft(row.id) && <ActionButton onClick={() => publish(row.id)}>{say('contents.publish')}</ActionButton>}
        <Link to={`/console/edit/article/${row.id}`}>{say('contents.edit')}</Link>
        <ActionButton onClick={() => contents.takeOut(entry)}>{say('contents.takeOut')}</ActionButton>
      </div>
    </>
  );

  const chosen = rows.find(({ id }) => id === open);
  return (
    <LabelledGroup legend={props.field.label} {...wordsOf(props)}>
      <div className={layout.stack3} data-part="contents-input">
        {rows.length === 0 && <p className={text.fine}>{say('contents.none')}</p>}
        <TreeEditor
          label={props.field.label}
          entries={rows}
          moves={contentsMoves}
          chosen={open}
          nameOf={nameOf}
          notesOf={notesOf}
          renderAside={pagesOf}
          onChoose={(id) => setOpen(id === open ? null : id)}
          onMove={contents.move}
          formOf={formOf}
        />
        <div>
          <ActionButton onClick={() => setOpen(contents.addSection())}>{say('contents.addSection')}</ActionButton>
        </div>
        {leaving.length > 0 && (
          <ul className={`${box.card} ${layout.stack2}`} aria-label={say('contents.out')}>
            {leaving.map((entry) => (
              <li key={entry.id} className={layout.spread}>
                <span>
                  {titleOf(entry.id)} <Mark>{say('contents.out')}</Mark>
                </span>
                <span className={field.actions}>
                  <ActionButton
                    aria-label={say('contents.putBackOf', { title: titleOf(entry.id) })}
                    onClick={() => contents.add(entry, sections.find((one) => nameOf(one) === textFor(entry.part))?.id)}
                  >
                    {say('contents.putBack')}
                  </ActionButton>
                </span>
              </li>
            ))}
          </ul>
        )}
        {typeof journal === 'string' ? (
          <ItemSearch
            input={search}
            label={say('contents.add')}
            kinds={['article']}
            unplacedIn={journal}
            chosen={entriesIn(rows).map(({ id }) => id)}
            onChoose={(item) => void add(item)}
          />
        ) : (
          <p className={text.fine}>{say('contents.journalFirst')}</p>
        )}
      </div>
    </LabelledGroup>
  );
}
