import { useId, useState } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { AccountForm } from '../../account/parts/account-form.tsx';
import { askAccount } from '../../account/parts/ask-account.ts';
import { Field } from '../../account/parts/field.tsx';
import { textOf, useFormState } from '../../account/parts/form-state.ts';
import { ResearchFields, researchFieldsOf } from '../../account/parts/research-fields.tsx';

import type { getInfo, saveInfo } from '../contract.ts';
import { type Gender, genders, longestLine, type ProfileField, profileProblems } from '../domain/profile.ts';
import { AvatarField } from './avatar-field.tsx';
import styles from './member.module.css';

export type Info = OutputOf<typeof getInfo>;

const lines = ['institution', 'major', 'region'] as const;

/** What the member says of themselves. */
export function InfoForm({ info }: { readonly info: Info }) {
  const say = useSay();
  const href = useHref();
  const state = useFormState<ProfileField>(['name', 'researchFields']);
  const [saved, setSaved] = useState(false);

  const send = async (values: FormData) => {
    setSaved(false);
    const said = {
      name: textOf(values, 'name').trim(),
      gender: (textOf(values, 'gender') || null) as Gender | null,
      region: textOf(values, 'region'),
      major: textOf(values, 'major'),
      institution: textOf(values, 'institution'),
      researchField: researchFieldsOf(values),
    };
    if (!state.accepts(profileProblems(said))) return;
    const answer = await askAccount<typeof saveInfo>('POST /front/frontMembers/saveInfo', said);
    if (answer.ok) setSaved(true);
    else state.refuse(answer.failure);
  };

  return (
    <div className={`${layout.stack5} ${styles.info}`}>
      <AvatarField picture={info.headPicture} name={info.name || info.userName} />
      <AccountForm state={state} submit={say('ui.action.save')} send={send} label={say('membership.info.label')}>
        <dl className={styles.fixed}>
          <dt>{say('account.field.userName')}</dt>
          <dd>
            <bdi>{info.userName}</bdi>
          </dd>
          <dt>{say('account.field.mobile')}</dt>
          <dd>
            <bdi>{info.mobileNo || say('ui.state.none')}</bdi>{' '}
            <a className={text.underlined} href={href('/personalAccount')}>
              {say('ui.action.edit')}
            </a>
          </dd>
          <dt>{say('account.field.email')}</dt>
          <dd>
            <bdi>{info.email || say('ui.state.none')}</bdi>{' '}
            <a className={text.underlined} href={href('/personalAccount')}>
              {say('ui.action.edit')}
            </a>
          </dd>
        </dl>
        <Field
          name="name"
          label={say('account.field.name')}
          problem={state.problems.name}
          defaultValue={info.name}
          autoComplete="name"
          maxLength={50}
        />
        <GenderChoice chosen={info.gender} />
        {lines.map((line) => (
          <Field
            key={line}
            name={line}
            label={say(`membership.field.${line}`)}
            defaultValue={info[line]}
            autoComplete={line === 'institution' ? 'organization' : 'off'}
            maxLength={longestLine}
          />
        ))}
        <ResearchFields problem={state.problems.researchFields} initial={info.researchField} />
      </AccountForm>
      <p role="status" data-part="info-saved">
        {saved ? say('ui.success.save') : ''}
      </p>
    </div>
  );
}

function GenderChoice({ chosen }: { readonly chosen: Gender | null }) {
  const say = useSay();
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{say('membership.field.gender')}</label>
      <select id={id} name="gender" defaultValue={chosen ?? ''} autoComplete="sex">
        <option value="">{say('membership.gender.unsaid')}</option>
        {genders.map((gender) => (
          <option key={gender} value={gender}>
            {say(`membership.gender.${gender}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
