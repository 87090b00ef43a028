import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import box from '../../../platform/ui/box.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import type { getChannelUses } from '../../sites/navigation/contract.ts';
import { theOnlyOneId } from '../domain/addresses.ts';
import { endOf, treeMoves, without } from '../domain/tree-moves.ts';
import { DocumentVersions } from '../parts/change-list.tsx';
import styles from '../parts/console.module.css';
import { ActionButton, ConsolePage, Mark } from '../parts/console-page.tsx';
import { DocumentForm } from '../parts/document-form.tsx';
import { EntryForm, isWrongAt } from '../parts/entry-form.tsx';
import { listOf } from '../parts/form-fields.tsx';
import type { FieldsProps } from '../parts/inputs.tsx';
import { TreeEditor } from '../parts/tree-editor.tsx';
import { useTextFor, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/channels-page';
import { ask, loadDocument } from './load-console.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const document = await loadDocument(context, 'channels', theOnlyOneId);
  return { ...document, uses: await ask<typeof getChannelUses>(context, 'GET /console/channels/uses', {}) };
}

/** /console/channels: the navigation of the site. */
export default function ChannelsPage({ loaderData: { opened, versions, uses } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <ConsolePage title={opened.name}>
      <DocumentForm
        key={opened.state}
        opened={opened}
        body={(props) => <ChannelTree {...props} uses={uses} chosen={chosen} onChoose={setChosen} />}
      />
      <DocumentVersions versions={versions} />
    </ConsolePage>
  );
}

interface Entry extends Document {
  readonly id: string;
  readonly depth: number;
  readonly names?: Record<string, string>;
  readonly target?: string;
  readonly shown?: boolean;
}

interface Props extends FieldsProps {
  readonly uses: OutputOf<typeof getChannelUses>;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** The navigation of the site as a tree, with the form of the entry that is chosen next to it. */
function ChannelTree({ fields, document, problems, onChange, uses, chosen, onChoose }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const { of, most, choicesOf } = listOf(fields, 'entries');
  const deepest = of.find(({ name }) => name === 'depth');
  const entries = document.entries as readonly Entry[];
  const place = entries.findIndex(({ id }) => id === chosen);
  const entry = entries[place];
  const change = (changed: readonly Entry[]) => onChange({ ...document, entries: changed });
  const nameOf = ({ names = {} }: Entry) => textFor(names) || say('tree.unnamed');

  const placeOf = ({ target = '' }: Entry) => choicesOf('target').get(target);

  function add(before: number, depth: number) {
    const id = `new-${Date.now().toString(36)}`;
    change(entries.toSpliced(before, 0, { id, depth, names: {}, target: 'column', shown: true, newTab: false }));
    onChoose(id);
  }

  async function takeAway() {
    const branch = entries.slice(place, endOf(entries, place)).map(({ id }) => id);
    const hanging = uses.filter(({ id }) => branch.includes(id));
    const total = (what: 'modules' | 'texts' | 'entries') => hanging.reduce((sum, use) => sum + use[what], 0);
    const question = [
      say('tree.confirm', { name: nameOf(entry as Entry) }),
      branch.length > 1 ? say('tree.confirmBelow', { count: branch.length - 1 }) : '',
      hanging.length > 0
        ? say('tree.confirmUses', { modules: total('modules'), texts: total('texts'), entries: total('entries') })
        : '',
    ];
    const words = { confirm: say('form.takeAway'), cancel: say('form.cancel') };
    if (!(await confirmed(question.filter(Boolean).join(' '), words))) return;
    change(without(entries, place));
    onChoose(null);
  }

  const isFull = entries.length >= most;
  const canHoldMore = deepest?.type === 'number' && entry !== undefined && entry.depth < deepest.most;
  return (
    <div className={styles.columns}>
      <div className={layout.stack3}>
        <TreeEditor
          label={say('tree.label')}
          entries={entries}
          moves={treeMoves(deepest?.type === 'number' ? deepest.most : 0)}
          chosen={chosen}
          nameOf={nameOf}
          notesOf={(one) => (
            <>
              {placeOf(one) !== nameOf(one) && <small>{placeOf(one)}</small>}
              {!one.shown && <small>{say('list.hidden')}</small>}
              {isWrongAt(problems, `entries.${entries.indexOf(one)}.`) && <Mark isWarning>{say('tree.wrong')}</Mark>}
            </>
          )}
          onChoose={onChoose}
          onMove={change}
        />
        <div className={field.actions}>
          <ActionButton
            disabled={isFull}
            onClick={() => (entry ? add(endOf(entries, place), entry.depth) : add(entries.length, 0))}
          >
            {say(entry ? 'tree.addAfter' : 'tree.add')}
          </ActionButton>
          {canHoldMore && (
            <ActionButton disabled={isFull} onClick={() => add(endOf(entries, place), entry.depth + 1)}>
              {say('tree.addBelow')}
            </ActionButton>
          )}
        </div>
      </div>
      {entry ? (
        <EntryForm
          key={entry.id}
          id="entry-title"
          title={nameOf(entry)}
          fields={of.filter(({ name }) => name !== 'depth')}
          document={entry}
          problems={problems}
          at={`entries.${place}.`}
          onChange={(changed) => change(entries.with(place, changed as Entry))}
          onTakeAway={() => void takeAway()}
        />
      ) : (
        <p className={box.card}>{say('tree.choose')}</p>
      )}
    </div>
  );
}
