import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { Moment } from '../../../../platform/shell/moment.tsx';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { copy } from '../../../../platform/ui/behaviour/copy.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import { DataTable } from '../../../../platform/ui/data-table.tsx';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { createMyKey, listMyKeys, revokeMyKey } from '../../../discovery/counter/librarian.contract.ts';
import { Field } from '../../../members/account/parts/field.tsx';
import { LibrarianSection } from './librarian-section.tsx';

type Key = OutputOf<typeof listMyKeys>[number];

interface Props {
  readonly customer: string;
  readonly origin: string;
  readonly keys: readonly Key[];
}

interface Made {
  readonly requestor: string;
  readonly secret: string;
}

/** The keys by which programs of the library fetch its reports. */
export function KeysPane({ customer, origin, keys }: Props) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [made, setMade] = useState<Made>();
  const words = { cancel: say('ui.action.cancel') };

  async function make(requestor: string, replaces?: string): Promise<boolean> {
    const wanted = { customer, requestor, ...(replaces && { replaces }) };
    const answer = await pageCall()<typeof createMyKey>('POST /front/librarian/keys/create', wanted);
    // The table has the key before it is shown, so that the page never says that there is none.
    await revalidate();
    if (answer.ok) setMade({ requestor, secret: answer.value.key });
    return answer.ok;
  }
  async function replace({ id, requestor }: Key) {
    const question = say('librarian.keys.confirmReplace', { requestor });
    if (await confirmed(question, { ...words, confirm: say('librarian.keys.replace') })) await make(requestor, id);
  }
  async function revoke({ id, requestor }: Key) {
    const question = say('librarian.keys.confirmRevoke', { requestor });
    if (!(await confirmed(question, { ...words, confirm: say('librarian.keys.revoke') }))) return;
    const answer = await pageCall()<typeof revokeMyKey>('POST /front/librarian/keys/revoke', { customer, id });
    if (answer.ok) showToast({ text: say('librarian.keys.ended'), kind: 'success' });
    await revalidate();
  }

  return (
    <LibrarianSection isFirst title={say('librarian.keys.title')} part="api-keys">
      <p>{say('librarian.keys.text')}</p>
      <dl className={layout.stack2}>
        <div>
          <dt className={text.fine}>{say('librarian.keys.address')}</dt>
          <dd>
            <code dir="ltr">{`${origin}/r51`}</code>
          </dd>
        </div>
        <div>
          <dt className={text.fine}>{say('librarian.page.customerId')}</dt>
          <dd>
            <code dir="ltr">{customer}</code>
          </dd>
        </div>
      </dl>
      {made && <NewKey {...made} />}
      <KeyTable keys={keys} onReplace={replace} onRevoke={revoke} />
      <MakeKey onMake={make} />
    </LibrarianSection>
  );
}

interface TableProps {
  readonly keys: readonly Key[];
  readonly onReplace: (key: Key) => Promise<void>;
  readonly onRevoke: (key: Key) => Promise<void>;
}

function KeyTable({ keys, onReplace, onRevoke }: TableProps) {
  const say = useSay();
  return (
    <DataTable
      rows={keys}
      keyOf={({ id }) => id}
      empty={say('librarian.keys.none')}
      columns={[
        { head: say('librarian.keys.requestor'), isName: true, cell: ({ requestor }) => <bdi>{requestor}</bdi> },
        {
          head: say('librarian.keys.made'),
          isLabelled: true,
          cell: ({ createdAt }) => <Moment at={createdAt} isDay />,
        },
        {
          head: say('librarian.keys.used'),
          isLabelled: true,
          cell: ({ usedOn }) => (usedOn ? <Moment at={usedOn} isDay /> : say('librarian.keys.never')),
        },
        {
          head: say('librarian.keys.state'),
          isLabelled: true,
          cell: ({ revokedAt }) => say(revokedAt === null ? 'librarian.keys.valid' : 'librarian.keys.revoked'),
        },
        {
          head: say('librarian.keys.actions'),
          isHeadHidden: true,
          cell: (key) =>
            key.revokedAt === null && (
              <div className={layout.row2}>
                <button
                  type="button"
                  className={buttons.button}
                  aria-label={`${say('librarian.keys.replace')}: ${key.requestor}`}
                  onClick={() => void onReplace(key)}
                >
                  {say('librarian.keys.replace')}
                </button>
                <button
                  type="button"
                  className={buttons.button}
                  aria-label={`${say('librarian.keys.revoke')}: ${key.requestor}`}
                  onClick={() => void onRevoke(key)}
                >
                  {say('librarian.keys.revoke')}
                </button>
              </div>
            ),
        },
      ]}
    />
  );
}

function MakeKey({ onMake }: { readonly onMake: (requestor: string) => Promise<boolean> }) {
  const say = useSay();
  return (
    <form
      className={field.form}
      data-part="make-key"
      onSubmit={async (event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const requestor = String(new FormData(form).get('requestor') ?? '');
        if (await onMake(requestor)) form.reset();
      }}
    >
      <Field
        name="requestor"
        label={say('librarian.keys.requestor')}
        hint={say('librarian.keys.requestorHint')}
        autoComplete="off"
        required
        maxLength={100}
        pattern="[A-Za-z0-9_.@\-]+"
      />
      <div className={field.actions}>
        <button type="submit" className={buttons.strong}>
          {say('librarian.keys.make')}
        </button>
      </div>
    </form>
  );
}

/** The key, this once. */
function NewKey({ requestor, secret }: Made) {
  const say = useSay();
  const title = say('librarian.keys.created', { requestor });
  const take = async () => {
    if (await copy({ text: secret })) showToast({ text: say('ui.copy.success'), kind: 'success' });
  };
  return (
    <section className={`${box.notice} ${layout.stack3}`} role="status" aria-label={title}>
      <p className={text.strong}>{title}</p>
      <p>
        <code dir="ltr">{secret}</code>
      </p>
      <p>{say('librarian.keys.once')}</p>
      <p>
        <button type="button" className={buttons.button} onClick={() => void take()}>
          {say('ui.action.copy')}
        </button>
      </p>
    </section>
  );
}
