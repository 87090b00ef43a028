import { DataTable } from '../../../platform/ui/data-table.tsx';
import type { ListedDeposit } from '../../discovery/deposits/contract.ts';
import { ActionButton, Mark } from './console-page.tsx';
import { Link } from './in-language.tsx';
import { Moment } from './moment.tsx';
import { useTextFor, useWord } from './use-console.ts';

interface Props {
  readonly deposits: readonly ListedDeposit[];
  readonly chosen: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
  readonly onRedo: (id: string) => Promise<void>;
}

const canRedo = ({ state, problem }: ListedDeposit): boolean => state === 'failed' && problem !== 'incomplete';

/** Works with what a registry has of them; of what failed, what the registry said and what helps. */
export function DepositTable({ deposits, chosen, onChoose, onRedo }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const nameOf = ({ titles, doi }: ListedDeposit) => textFor(titles) || doi;
  const redoable = deposits.filter(canRedo);
  const isAll = redoable.length > 0 && redoable.every(({ id }) => chosen.includes(id));
  const box = {
    head: say('deposits.chooseAll'),
    headCell: (
      <input
        type="checkbox"
        aria-label={say('deposits.chooseAll')}
        checked={isAll}
        onChange={() => onChoose(isAll ? [] : redoable.map(({ id }) => id))}
      />
    ),
    cell: (deposit: ListedDeposit) =>
      canRedo(deposit) && (
        <input
          type="checkbox"
          aria-label={say('deposits.choose', { name: nameOf(deposit) })}
          checked={chosen.includes(deposit.id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, deposit.id] : chosen.filter((one) => one !== deposit.id))
          }
        />
      ),
  };
  return (
    <DataTable
      rows={deposits}
      keyOf={({ id }) => id}
      empty={say('deposits.empty')}
      part="deposit-works"
      columns={[
        ...(redoable.length > 0 ? [box] : []),
        {
          head: say('deposits.work'),
          isName: true,
          cell: (deposit) => (
            <>
              <Link to={`/console/edit/${deposit.kind}/${deposit.id}`}>
                <bdi>{nameOf(deposit)}</bdi>
              </Link>{' '}
              <small>
                <bdi>{deposit.doi}</bdi>
              </small>
            </>
          ),
        },
        {
          head: say('deposits.state'),
          isLabelled: true,
          cell: ({ state, isHidden, nextAt }) => (
            <>
              <Mark isWarning={state === 'failed'} isUsual={state === 'registered'}>
                {say(`deposits.state.${state}`)}
              </Mark>
              {state === 'registered' && isHidden && <small> {say('deposits.hidden')}</small>}
              {nextAt && (
                <small>
                  {' '}
                  {say('deposits.next')} <Moment at={nextAt} />
                </small>
              )}
            </>
          ),
        },
        {
          head: say('deposits.changed'),
          isLabelled: true,
          cell: ({ state, changedAt, registeredAt }) => (
            <>
              <Moment at={changedAt} />
              {registeredAt && state !== 'registered' && (
                <small>
                  {' '}
                  {say('deposits.last')} <Moment at={registeredAt} />
                </small>
              )}
            </>
          ),
        },
        {
          head: say('deposits.answer'),
          isLabelled: true,
          cell: ({ state, problem, message }) => (
            <>
              {problem &&
                say(
                  state === 'failed' && ['timed-out', 'unreachable', 'busy'].includes(problem)
                    ? 'deposits.gaveUp'
                    : `deposits.problem.${problem}`,
                )}
              {message && (
                <small>
                  {' '}
                  {say('deposits.said')} <bdi>{message}</bdi>
                </small>
              )}
              {!problem && !message && '–'}
            </>
          ),
        },
        {
          head: say('deposits.actions'),
          isHeadHidden: true,
          cell: (deposit) =>
            canRedo(deposit) && (
              <ActionButton
                aria-label={`${say('deposits.redo')}: ${nameOf(deposit)}`}
                onClick={() => onRedo(deposit.id)}
              >
                {say('deposits.redo')}
              </ActionButton>
            ),
        },
      ]}
    />
  );
}
