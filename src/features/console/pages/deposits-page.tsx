import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { Tabs } from '../../../platform/ui/tabs.tsx';
import type {
  depositAll,
  getRegistration,
  ListedDeposit,
  listDeposits,
  redoDeposits,
} from '../../discovery/deposits/contract.ts';
import { ActionBar, ActionButton, ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { DepositTable } from '../parts/deposit-table.tsx';
import { Link, useParameters } from '../parts/in-language.tsx';
import { ConsolePages, ListSearch } from '../parts/list-controls.tsx';
import { RegistrationForm, RegistrationInUse } from '../parts/registration-form.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/deposits-page';
import { ask, listRequest } from './load-console.server.ts';

const states = ['queued', 'sent', 'registered', 'failed'] as const satisfies readonly ListedDeposit['state'][];

export async function loader({ context, request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('state');
  const state = states.find((one) => one === wanted) ?? null;
  const [listed, setting] = await Promise.all([
    ask<typeof listDeposits>(context, 'GET /console/deposits', { ...listRequest(request), ...(state && { state }) }),
    // Whoever may not configure the site sees the works alone.
    context.get(pageRequest).call<typeof getRegistration>('GET /console/deposits/registration', {}),
  ]);
  return { ...listed, state, setting: setting.ok ? setting.value : null };
}

/** /console/deposits: what a registry of DOIs has of each work, what it refused and why, and which registry that is. */
export default function DepositsPage({ loaderData }: Route.ComponentProps) {
  const { registry, counts, deposits, state, setting } = loaderData;
  const say = useWord();
  const parameters = useParameters();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = deposits.content.map(({ id }) => id).filter((id) => chosen.includes(id));

  const done = async (text: string) => {
    showToast({ text, kind: 'success' });
    setChosen([]);
    await revalidate();
  };
  async function redo(wanted: readonly string[] | 'failed') {
    const input = { ids: wanted === 'failed' ? wanted : [...wanted] };
    const answer = await pageCall()<typeof redoDeposits>('POST /console/deposits/redo', input);
    if (answer.ok) await done(say('deposits.redone', { count: answer.value.redone }));
  }
  async function registerAll() {
    const words = { confirm: say('deposits.all'), cancel: say('form.cancel') };
    if (!(await confirmed(say('deposits.confirmAll'), words))) return;
    const answer = await pageCall()<typeof depositAll>('POST /console/deposits/all', {});
    if (answer.ok) await done(say('deposits.allDone', { count: answer.value.works }));
  }

  const hrefOf = (one: string | null) => {
    const next = new URLSearchParams(parameters);
    next.delete('page');
    if (one) next.set('state', one);
    else next.delete('state');
    return `?${next}`;
  };
  const all = states.reduce((sum, one) => sum + counts[one], 0);

  return (
    <ConsolePage
      title={say('page.deposits')}
      hint={say('deposits.note')}
      part="deposits"
      actions={<ActionButton onClick={revalidate}>{say('deposits.refresh')}</ActionButton>}
    >
      <ConsoleSection id="works" title={say('deposits.works')}>
        {registry === 'none' && <p>{say(setting ? 'deposits.none' : 'deposits.noneEditor')}</p>}
        <Tabs
          label={say('deposits.filter')}
          link={Link}
          tabs={[null, ...states].map((one) => ({
            key: one ?? 'all',
            name: say(`deposits.state.${one ?? 'all'}`),
            href: hrefOf(one),
            isCurrent: one === state,
            count: one ? counts[one] : all,
          }))}
        />
        <ListSearch label={say('deposits.search')} longest={200} />
        <DepositTable deposits={deposits.content} chosen={ids} onChoose={setChosen} onRedo={(id) => redo([id])} />
        <ConsolePages {...deposits} />
        {(counts.failed > 0 || (setting !== null && registry !== 'none')) && (
          <ActionBar>
            {ids.length > 0 && (
              <>
                <span role="status">{say('deposits.chosen', { count: ids.length })}</span>
                <ActionButton isStrong onClick={() => redo(ids)}>
                  {say('deposits.redoChosen')}
                </ActionButton>
              </>
            )}
            {counts.failed > 0 && (
              <ActionButton onClick={() => redo('failed')}>{say('deposits.redoFailed')}</ActionButton>
            )}
            {setting !== null && registry !== 'none' && (
              <ActionButton onClick={registerAll} title={say('deposits.allText')}>
                {say('deposits.all')}
              </ActionButton>
            )}
          </ActionBar>
        )}
      </ConsoleSection>
      {setting && (
        <ConsoleSection id="settings" title={say('deposits.settings')}>
          <RegistrationInUse setting={setting} onDone={done} />
          <RegistrationForm key={JSON.stringify(setting.own)} own={setting.own} onDone={done} />
        </ConsoleSection>
      )}
    </ConsolePage>
  );
}
