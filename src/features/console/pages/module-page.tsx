import { useState } from 'react';
import type { Document } from '../../../platform/kernel/form-field.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import text from '../../../platform/ui/text.module.css';
import type { getChannelInfo } from '../../sites/navigation/contract.ts';
import { treeMoves } from '../domain/tree-moves.ts';
import { DocumentVersions } from '../parts/change-list.tsx';
import styles from '../parts/console.module.css';
import { ActionButton, ConsolePage, ConsoleSection, Mark } from '../parts/console-page.tsx';
import { DocumentForm } from '../parts/document-form.tsx';
import { EntryForm, isWrongAt } from '../parts/entry-form.tsx';
import { listOf } from '../parts/form-fields.tsx';
import { Link } from '../parts/in-language.tsx';
import type { FieldsProps } from '../parts/inputs.tsx';
import tree from '../parts/tree-editor.module.css';
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
    <ConsolePage
      title={
        <>
          <Link to="/console/modules">{opened.name}</Link> · {name || opened.id}
        </>
      }
    >
      <DocumentForm
        key={`${opened.id} ${opened.state}`}
        opened={{ ...opened, address }}
        body={(props) => <ModuleList {...props} chosen={chosen} onChoose={setChosen} />}
      />
      <DocumentVersions versions={versions} />
    </ConsolePage>
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
  const placeOf = (wanted: string | null) => modules.findIndex(({ id }) => id === wanted);
  const place = placeOf(chosen);
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
    <div className={styles.columns}>
      <div className={layout.stack3}>
        {modules.length === 0 && <p>{say('modules.empty')}</p>}
        <TreeEditor
          label={say('modules.label')}
          entries={modules.map((entry) => ({ ...entry, depth: 0 }))}
          moves={treeMoves(0)}
          chosen={chosen}
          nameOf={({ code }) => codes.get(code) ?? code}
          notesOf={(one) => (
            <>
              {titleOf(one) && <small>{titleOf(one)}</small>}
              <small>{areas.get(one.area)}</small>
              {isWrongAt(problems, `modules.${placeOf(one.id)}.`) && <Mark isWarning>{say('tree.wrong')}</Mark>}
            </>
          )}
          onChoose={onChoose}
          onMove={(moved) => change(moved.map(({ depth, ...entry }) => entry as unknown as Entry))}
        />
        <div>
          <ActionButton
            disabled={modules.length >= most}
            aria-expanded={isGalleryOpen}
            onClick={() => setGalleryOpen(!isGalleryOpen)}
          >
            {say('modules.add')}
          </ActionButton>
        </div>
        {isGalleryOpen && (
          <ConsoleSection id="gallery-title" title={say('modules.gallery')}>
            <ul className={tree.gallery}>
              {[...codes].map(([code, name]) => (
                <li key={code}>
                  <button type="button" className={`${box.card} ${layout.stack1}`} onClick={() => add(code)}>
                    <strong>{name}</strong>
                    <small className={text.fine}>{say.of('moduleHelp', code)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </ConsoleSection>
        )}
      </div>
      {module ? (
        <EntryForm
          key={module.id}
          id="module-title"
          title={codes.get(module.code)}
          hint={say.of('moduleHelp', module.code)}
          fields={of.filter(({ name }) => name !== 'code')}
          document={module}
          problems={problems}
          at={`modules.${place}.`}
          onChange={(changed) => change(modules.with(place, changed as Entry))}
          onTakeAway={() => {
            change(modules.toSpliced(place, 1));
            onChoose(null);
          }}
        />
      ) : (
        <p className={box.card}>{say('modules.choose')}</p>
      )}
    </div>
  );
}
