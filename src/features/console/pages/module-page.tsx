import { useState } from 'react';
import type { Document } from '../../../platform/kernel/form-field.ts';
import buttons from '../../../platform/ui/button.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { getChannelInfo } from '../../sites/navigation/contract.ts';
import { DocumentVersions } from '../parts/change-list.tsx';
import { DocumentForm } from '../parts/document-form.tsx';
import { type FieldsProps, FormFields, listOf } from '../parts/form-fields.tsx';
import { Link } from '../parts/in-language.tsx';
import styles from '../parts/tree-editor.module.css';
import { TreeEditor } from '../parts/tree-editor.tsx';
import { useTextFor, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/module-page';
import { loadDocument } from './load-console.server.ts';

const homePage = 'home';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const document = await loadDocument(context, 'modules', id);
  if (id === homePage) return { ...document, names: null, address: '/' };
  // A channel that is switched off has a page that can be prepared, but none that can be seen.
  const channel = await context
    .get(pageRequest)
    .call<typeof getChannelInfo>('GET /front/channel/info', { channelId: id });
  if (!channel.ok) return { ...document, names: {}, address: null };
  return { ...document, names: channel.value.names, address: channel.value.target?.href ?? null };
}

/** /console/modules/{page}: what one page is built from. */
export default function ModulePage({ loaderData }: Route.ComponentProps) {
  const { opened, versions, names, address } = loaderData;
  const say = useWord();
  const textFor = useTextFor();
  const [chosen, setChosen] = useState<string | null>(null);
  const name = names ? textFor(names) : say('modules.home');
  return (
    <>
      <h1>
        <Link to="/console/modules">{opened.name}</Link> · {name || opened.id}
      </h1>
      <DocumentForm
        key={`${opened.id} ${opened.state}`}
        opened={{ ...opened, address }}
        body={(props) => <ModuleList {...props} chosen={chosen} onChoose={setChosen} />}
      />
      <DocumentVersions versions={versions} />
    </>
  );
}

interface Entry extends Document {
  readonly id: string;
  readonly code: string;
  readonly area: string;
  readonly titles?: Record<string, string>;
}

interface Props extends FieldsProps {
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** What a page is built from, in its order, with the settings of the module that is chosen and a gallery of all there are. */
function ModuleList({ fields, document, problems, onChange, chosen, onChoose }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const { of, most, choicesOf } = listOf(fields, 'modules');
  const modules = document.modules as readonly Entry[];
  const place = modules.findIndex(({ id }) => id === chosen);
  const module = modules[place];
  const codes = choicesOf('code');
  const areas = choicesOf('area');
  const change = (changed: readonly Entry[]) => onChange({ ...document, modules: changed });
  const titleOf = ({ titles = {} }: Entry) => textFor(titles);

  function add(code: string) {
    const id = `new-${Date.now().toString(36)}`;
    const fresh = { id, code, area: 'main', titles: {} };
    change(modules.toSpliced(place < 0 ? modules.length : place + 1, 0, fresh));
    setGalleryOpen(false);
    onChoose(id);
  }

  return (
    <div className={styles.editor}>
      <div>
        {modules.length === 0 && <p>{say('modules.empty')}</p>}
        <TreeEditor
          label={say('modules.label')}
          formId="entry-form"
          entries={modules.map((entry) => ({ ...entry, depth: 0 }))}
          deepest={0}
          chosen={chosen}
          nameOf={({ code }) => codes.get(code) ?? code}
          notesOf={(one) => (
            <>
              {titleOf(one) && <small>{titleOf(one)}</small>}
              <small>{areas.get(one.area)}</small>
              {isWrong(problems, modules, one.id) && <span className={styles.warning}>{say('tree.wrong')}</span>}
            </>
          )}
          onChoose={onChoose}
          onMove={(moved) => change(moved.map(({ depth, ...entry }) => entry as unknown as Entry))}
        />
        <div className={styles.actions}>
          <button
            type="button"
            className={buttons.button}
            disabled={modules.length >= most}
            aria-expanded={isGalleryOpen}
            onClick={() => setGalleryOpen(!isGalleryOpen)}
          >
            {say('modules.add')}
          </button>
        </div>
        {isGalleryOpen && (
          <section aria-labelledby="gallery-title">
            <h2 id="gallery-title" className={styles.galleryTitle}>
              {say('modules.gallery')}
            </h2>
            <ul className={styles.gallery}>
              {[...codes].map(([code, name]) => (
                <li key={code}>
                  <button type="button" onClick={() => add(code)}>
                    <strong>{name}</strong>
                    <small>{say.of('moduleHelp', code)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {module ? (
        <section id="entry-form" tabIndex={-1} className={styles.form} aria-labelledby="module-title">
          <h2 id="module-title">{codes.get(module.code)}</h2>
          <p className={styles.help}>{say.of('moduleHelp', module.code)}</p>
          <FormFields
            key={module.id}
            fields={of.filter(({ name }) => name !== 'code')}
            document={module}
            problems={problems}
            at={`modules.${place}.`}
            onChange={(changed) => change(modules.with(place, changed as Entry))}
          />
          <div className={styles.actions}>
            <button
              type="button"
              className={buttons.button}
              onClick={() => {
                change(modules.toSpliced(place, 1));
                onChoose(null);
              }}
            >
              {say('form.takeAway')}
            </button>
          </div>
        </section>
      ) : (
        <p className={styles.form}>{say('modules.choose')}</p>
      )}
    </div>
  );
}

function isWrong(problems: FieldsProps['problems'], modules: readonly Entry[], id: string): boolean {
  const place = modules.findIndex((one) => one.id === id);
  return Object.keys(problems).some((path) => path.startsWith(`modules.${place}.`));
}
