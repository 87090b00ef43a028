import { useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import type { removeService, Service, saveService } from '../../discovery/coar-notify/contract.ts';
import { ActionButton } from './console-page.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LabelledGroup, LabelledLine, LabelledTick } from './labelled.tsx';
import { useWord } from './use-console.ts';

type Done = (text: string) => Promise<void>;

/** The services that the site knows. */
export function ServiceTable({ services, onDone }: { readonly services: readonly Service[]; readonly onDone: Done }) {
  const say = useWord();
  async function remove({ id, name }: Service) {
    const words = { confirm: say('notify.remove'), cancel: say('form.cancel') };
    if (!(await confirmed(say('notify.confirmRemove', { name }), words))) return;
    const answer = await pageCall()<typeof removeService>('POST /console/notify/services/remove', { id });
    if (answer.ok) await onDone(say('notify.removed'));
  }
  return (
    <DataTable
      rows={services}
      keyOf={({ id }) => id}
      empty={say('notify.noServices')}
      part="notify-services"
      columns={[
        {
          head: say('notify.by'),
          isName: true,
          cell: ({ name, origin }) => (
            <>
              <bdi>{name}</bdi> <small dir="ltr">{origin}</small>
            </>
          ),
        },
        { head: say('notify.serviceInbox'), isLabelled: true, cell: ({ inbox }) => <bdi>{inbox || '–'}</bdi> },
        {
          head: say('notify.offers'),
          isLabelled: true,
          cell: ({ offers }) => offers.map((kind) => say(`notify.kind.${kind}`)).join(', ') || '–',
        },
        {
          head: say('notify.told'),
          isLabelled: true,
          cell: ({ isNotified }) => say(isNotified ? 'notify.told.yes' : 'notify.told.no'),
        },
        {
          head: say('notify.actions'),
          isHeadHidden: true,
          cell: (service) => (
            <ActionButton aria-label={`${say('notify.remove')}: ${service.name}`} onClick={() => remove(service)}>
              {say('notify.remove')}
            </ActionButton>
          ),
        },
      ]}
    />
  );
}

const kinds = ['review', 'endorsement'] as const satisfies Service['offers'];
const nothing: Omit<Service, 'id'> = { name: '', origin: '', inbox: '', offers: [], isNotified: false };

/** A service whose announcements are accepted, and to which requests can be sent. */
export function ServiceForm({ onDone }: { readonly onDone: Done }) {
  const say = useWord();
  const [wanted, setWanted] = useState(nothing);
  const [problem, setProblem] = useState<string>();
  const line = (name: 'name' | 'origin' | 'inbox', most: number) => ({
    name,
    maxLength: most,
    autoComplete: 'off',
    value: wanted[name],
    onChange: (value: string) => setWanted({ ...wanted, [name]: value }),
  });
  async function save() {
    const input = { ...wanted, id: null };
    const answer = await pageCall()<typeof saveService>('POST /console/notify/services/save', input, { quiet: true });
    const isTaken = !answer.ok && answer.failure.code === 'fieldRefused';
    setProblem(
      answer.ok ? undefined : isTaken ? say('notify.serviceRefused') : String(answer.failure.values?.message ?? ''),
    );
    if (answer.ok) await onDone(say('notify.saved'));
  }
  return (
    <FoldedForm
      isStrong
      part="notify-service"
      title={say('notify.addServiceForm')}
      action={say('notify.save')}
      isDisabled={wanted.name.trim() === '' || wanted.origin.trim() === ''}
      onSubmit={save}
    >
      <LabelledLine label={say('notify.name')} {...line('name', 200)} />
      <LabelledLine
        label={say('notify.origin')}
        help={say('notify.originHelp')}
        problem={problem}
        type="url"
        {...line('origin', 2_000)}
      />
      <LabelledLine
        label={say('notify.serviceInbox')}
        help={say('notify.serviceInboxHelp')}
        type="url"
        {...line('inbox', 2_000)}
      />
      <LabelledGroup legend={say('notify.offers')}>
        {kinds.map((kind) => (
          <LabelledTick
            key={kind}
            label={say(`notify.kind.${kind}`)}
            checked={wanted.offers.includes(kind)}
            onChange={(isTicked) =>
              setWanted({
                ...wanted,
                offers: isTicked ? [...wanted.offers, kind] : wanted.offers.filter((one) => one !== kind),
              })
            }
          />
        ))}
      </LabelledGroup>
      <LabelledTick
        label={say('notify.tell')}
        checked={wanted.isNotified}
        onChange={(isNotified) => setWanted({ ...wanted, isNotified })}
      />
    </FoldedForm>
  );
}
