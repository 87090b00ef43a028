import { useId, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import type { saveInfo } from '../contract.ts';
import { pictureRules } from '../domain/picture-rules.ts';
import { Avatar } from './avatar.tsx';
import { uploadPicture } from './upload-picture.ts';

interface Props {
  readonly picture: string | null;
  readonly name: string;
}

/** Chooses, replaces or removes the avatar; it is saved at once. */
export function AvatarField({ picture, name }: Props) {
  const say = useSay();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState(picture);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState('');

  const save = async (avatar: string | null) => {
    const saved = await pageCall()<typeof saveInfo>('POST /front/frontMembers/saveInfo', { avatar });
    if (!saved.ok) return;
    setCurrent(saved.value.headPicture);
    setDone(say('ui.success.save'));
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setDone('');
    setBusy(true);
    const sent = await uploadPicture(file, 'avatar');
    if (sent.ok) await save(sent.value.id);
    else
      setProblem(String(sent.failure.values?.message ?? say(`failure.${sent.failure.code}` as 'failure.avatarType')));
    setBusy(false);
    if (input.current) input.current.value = '';
  };

  return (
    <div className={layout.row4} data-part="avatar-field">
      <Avatar picture={current} name={name} size="large" />
      <div className={`${field.field} ${layout.grow}`}>
        <label htmlFor={id}>{say('membership.avatar.label')}</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={pictureRules.avatar.types.join(',')}
          disabled={busy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <p id={`${id}-hint`} className={field.help}>
          {say('membership.avatar.hint')}
        </p>
        <p id={`${id}-problem`} role="alert" className={field.problem} data-part="field-problem">
          {problem}
        </p>
        <p role="status" className={field.help}>
          {busy ? say('ui.state.saving') : done}
        </p>
        {current && (
          <p>
            <button type="button" className={buttons.button} disabled={busy} onClick={() => void save(null)}>
              {say('membership.avatar.remove')}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
