import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { confirmed } from '../../../platform/ui/confirm.ts';
import type { getItemState, publishNotice, withdraw } from '../../editorial/publishing/contract.ts';
import { isNamedBy } from '../../editorial/publishing/domain/named.ts';
import { FoldedForm } from './folded-form.tsx';
import { TextInput } from './inputs.tsx';
import { LabelledLine, LabelledSelect } from './labelled.tsx';
import { useUnsavedForm } from './unsaved-guard.tsx';
import { useTextFor, useWord } from './use-console.ts';

interface Props {
  readonly item: OutputOf<typeof getItemState>;
  readonly onDone: () => void;
}

type Reasons = Record<string, string>;

/** Why it is done, in each language of the site. */
function ReasonInput({ name, value, onChange }: { name: string; value: Reasons; onChange: (value: Reasons) => void }) {
  const say = useWord();
  return (
    <TextInput
      field={{ name, type: 'long-text', label: say('item.reason'), required: true }}
      path={name}
      value={value}
      problems={{}}
      onChange={(changed) => onChange(changed as Reasons)}
    />
  );
}

const isWritten = (reasons: Reasons): boolean => Object.values(reasons).some(Boolean);

interface NameProps extends Pick<Props, 'item'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Which thing is meant, in writing: its DOI, or its title where it has none. */
function NameInput({ item, value, onChange }: NameProps) {
  const say = useWord();
  const textFor = useTextFor();
  return (
    <LabelledLine
      label={say(item.doi ? 'item.confirmDoi' : 'item.confirmTitle')}
      help={[item.doi, textFor(item.titles)].filter(Boolean).join(' · ')}
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  );
}

const types = ['corrects', 'retracts', 'expresses-concern-about'] as const;

/** A correction, a retraction or an expression of concern about an article. */
export function NoticeForm({ item, onDone }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const [name, setName] = useState('');
  const [type, setType] = useState<(typeof types)[number]>('corrects');
  const [doi, setDoi] = useState('');
  const [reasons, setReasons] = useState<Reasons>({});

  useUnsavedForm({ isChanged: () => isWritten(reasons) });
  // A retraction can't be taken back quietly: whoever publishes it names the article; the others are asked once.
  const isRetraction = type === 'retracts';

  async function submit() {
    const question = say('item.notice.confirm', { kind: say.of('item.notice', type), title: textFor(item.titles) });
    const words = { confirm: say('item.notice.publish'), cancel: say('form.cancel') };
    if (!(await confirmed(question, words))) return;
    const wanted = { id: item.id, type, doi, reasons, name };
    const answer = await pageCall()<typeof publishNotice>('POST /console/item/notice', wanted);
    if (!answer.ok) return;
    setName('');
    setDoi('');
    setReasons({});
    onDone();
  }

  return (
    <FoldedForm
      title={say('item.notice')}
      text={say('item.notice.text')}
      action={say('item.notice.publish')}
      isDangerous={isRetraction}
      isDisabled={!isWritten(reasons) || (isRetraction && !isNamedBy(name, item))}
      onSubmit={submit}
    >
      <LabelledSelect
        label={say('item.notice.type')}
        value={type}
        choices={types.map((value) => ({ value, label: say.of('item.notice', value) }))}
        onChange={setType}
      />
      <LabelledLine label={say('item.notice.doi')} help={say('item.notice.doiHelp')} value={doi} onChange={setDoi} />
      <ReasonInput name="notice" value={reasons} onChange={setReasons} />
      {isRetraction && <NameInput item={item} value={name} onChange={setName} />}
    </FoldedForm>
  );
}

/** Takes a published item back: with a reason for its readers, and its own name against a slip of the hand. */
export function WithdrawForm({ item, onDone }: Props) {
  const say = useWord();
  const [reasons, setReasons] = useState<Reasons>({});
  const [name, setName] = useState('');

  useUnsavedForm({ isChanged: () => isWritten(reasons) });

  async function submit() {
    const wanted = { id: item.id, reasons, name };
    const answer = await pageCall()<typeof withdraw>('POST /console/item/withdraw', wanted);
    if (!answer.ok) return;
    setReasons({});
    setName('');
    onDone();
  }

  return (
    <FoldedForm
      isDangerous
      title={say('item.withdraw')}
      text={say('item.withdraw.text')}
      action={say('item.withdraw')}
      isDisabled={!isWritten(reasons) || !isNamedBy(name, item)}
      onSubmit={submit}
    >
      <ReasonInput name="withdrawal" value={reasons} onChange={setReasons} />
      <NameInput item={item} value={name} onChange={setName} />
    </FoldedForm>
  );
}
