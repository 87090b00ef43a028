import { useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import type { publishNotice, withdraw } from '../../editorial/publishing/contract.ts';
import { FoldedForm } from './folded-form.tsx';
import { TextInput } from './inputs.tsx';
import { LabelledLine, LabelledSelect } from './labelled.tsx';
import { useConsole, useWord } from './use-console.ts';

interface Props {
  readonly id: string;
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

const types = ['corrects', 'retracts', 'expresses-concern-about'] as const;

/** A correction, a retraction or an expression of concern about an article. */
export function NoticeForm({ id, onDone }: Props) {
  const say = useWord();
  const [type, setType] = useState<(typeof types)[number]>('corrects');
  const [doi, setDoi] = useState('');
  const [reasons, setReasons] = useState<Reasons>({});

  async function submit() {
    const answer = await pageCall()<typeof publishNotice>('POST /console/item/notice', { id, type, doi, reasons });
    if (!answer.ok) return;
    setDoi('');
    setReasons({});
    onDone();
  }

  return (
    <FoldedForm
      title={say('item.notice')}
      text={say('item.notice.text')}
      action={say('item.notice.publish')}
      isDisabled={!Object.values(reasons).some(Boolean)}
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
    </FoldedForm>
  );
}

/** Takes a published item back: with a reason for its readers, and the site's name against a slip of the hand. */
export function WithdrawForm({ id, onDone }: Props) {
  const say = useWord();
  const { me } = useConsole();
  const [reasons, setReasons] = useState<Reasons>({});
  const [name, setName] = useState('');

  async function submit() {
    const answer = await pageCall()<typeof withdraw>('POST /console/item/withdraw', { id, reasons, name });
    if (answer.ok) onDone();
  }

  return (
    <FoldedForm
      isDangerous
      title={say('item.withdraw')}
      text={say('item.withdraw.text')}
      action={say('item.withdraw')}
      isDisabled={name !== me.site.sld || !Object.values(reasons).some(Boolean)}
      onSubmit={submit}
    >
      <ReasonInput name="withdrawal" value={reasons} onChange={setReasons} />
      <LabelledLine
        label={say('form.confirmName', { name: me.site.sld })}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
    </FoldedForm>
  );
}
