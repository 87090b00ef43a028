import { useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import { DataTable } from '../../../platform/ui/data-table.tsx';
import type { addRequest, ListedRequest, Service, undoRequest } from '../../discovery/coar-notify/contract.ts';
import { ActionButton, Mark } from './console-page.tsx';
import { FoldedForm } from './folded-form.tsx';
import { Link } from './in-language.tsx';
import { LabelledLine, LabelledSelect } from './labelled.tsx';
import { Moment } from './moment.tsx';
import { useTextFor, useWord } from './use-console.ts';

type Done = (text: string) => Promise<void>;

const stateOf = ({ state, isUndone, isAnnouncement }: ListedRequest) =>
  isAnnouncement && state === 'sent'
    ? 'told'
    : isUndone && state === 'waiting'
      ? 'undoing'
      : isUndone && state === 'sent'
        ? 'undone'
        : state;

/** The requests to services, their delivery and their answers. */
export function RequestTable({
  requests,
  onDone,
}: {
  readonly requests: readonly ListedRequest[];
  readonly onDone: Done;
}) {
  const say = useWord();
  const textFor = useTextFor();
  async function undo(id: string) {
    const words = { confirm: say('notify.undo'), cancel: say('form.cancel') };
    if (!(await confirmed(say('notify.confirmUndo'), words))) return;
    const answer = await pageCall()<typeof undoRequest>('POST /console/notify/requests/undo', { id });
    if (answer.ok) await onDone(say('notify.undone'));
  }
  return (
    <DataTable
      rows={requests}
      keyOf={({ id }) => id}
      empty={say('notify.noRequests')}
      part="notify-requests"
      columns={[
        {
          head: say('notify.paper'),
          isName: true,
          cell: ({ paper, titles }) => (
            <Link to={`/console/edit/article/${paper}`}>
              <bdi>{textFor(titles) || paper}</bdi>
            </Link>
          ),
        },
        {
          head: say('notify.what'),
          isLabelled: true,
          cell: ({ kind, isAnnouncement, service }) => (
            <>
              {say(isAnnouncement ? 'notify.announces' : `notify.kind.${kind}`)}, <bdi>{service}</bdi>
            </>
          ),
        },
        {
          head: say('notify.state'),
          isLabelled: true,
          cell: (request) => (
            <>
              <Mark isWarning={request.state === 'failed'}>{say(`notify.request.${stateOf(request)}`)}</Mark>{' '}
              {request.problem && say(`notify.problem.${request.problem}`)}
              {request.state !== 'sent' && request.code !== null && say('notify.code', { code: request.code })}
              {request.nextAt && request.tries > 0 && (
                <small>
                  {' '}
                  {say('notify.next')} <Moment at={request.nextAt} />
                </small>
              )}
            </>
          ),
        },
        {
          head: say('notify.answer'),
          isLabelled: true,
          cell: ({ answer, words }) => (
            <>
              {answer ? say(`notify.answer.${answer}`) : '–'}
              {words && (
                <small>
                  {' '}
                  {say('notify.said')} <bdi>{words}</bdi>
                </small>
              )}
            </>
          ),
        },
        {
          head: say('notify.actions'),
          isHeadHidden: true,
          cell: ({ id, state, isAnnouncement, isUndone, answer }) =>
            state === 'sent' &&
            !isAnnouncement &&
            !isUndone &&
            answer !== 'announced' && <ActionButton onClick={() => undo(id)}>{say('notify.undo')}</ActionButton>,
        },
      ]}
    />
  );
}

/** Asks a service to review or endorse a paper. */
export function RequestForm({ services, onDone }: { readonly services: readonly Service[]; readonly onDone: Done }) {
  const say = useWord();
  const requests = services.flatMap(({ id, name, offers }) =>
    offers.map((kind) => ({ value: `${kind} ${id}`, label: `${name}: ${say(`notify.kind.${kind}`)}` })),
  );
  const [paper, setPaper] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const wanted = requests.find(({ value }) => value === chosen)?.value ?? requests[0]?.value;
  if (wanted === undefined) return <p>{say('notify.noOffers')}</p>;

  async function send() {
    const [kind, service] = (wanted ?? '').split(' ') as [Service['offers'][number], string];
    const input = { paper, service, kind };
    const answer = await pageCall()<typeof addRequest>('POST /console/notify/requests/add', input, { quiet: true });
    const isOut = !answer.ok && answer.failure.code === 'fieldRefused';
    setProblem(answer.ok ? undefined : isOut ? say('notify.refused') : String(answer.failure.values?.message ?? ''));
    if (!answer.ok) return;
    setPaper('');
    await onDone(say('notify.sent'));
  }

  return (
    <FoldedForm
      isStrong
      part="notify-request"
      title={say('notify.add')}
      action={say('notify.send')}
      isDisabled={paper.trim() === ''}
      onSubmit={send}
    >
      <LabelledLine
        label={say('notify.addPaper')}
        problem={problem}
        name="paper"
        autoComplete="off"
        maxLength={2_000}
        value={paper}
        onChange={setPaper}
      />
      <LabelledSelect
        label={say('notify.addService')}
        name="service"
        value={wanted}
        onChange={setChosen}
        choices={requests}
      />
    </FoldedForm>
  );
}
