import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import type { addSubmissionFile } from '../contract.ts';
import { CaptionsLanguage } from './captions-language.tsx';
import { FileSlot } from './file-slot.tsx';
import styles from './form.module.css';

interface Props {
  readonly id: string;
  readonly written: Language;
}

/** Captions are often made when the film is done. */
export function LateCaptions({ id, written }: Props) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [language, setLanguage] = useState(written);
  const add = async (upload: string) => {
    const input = { id, upload, role: 'captions' as const, language };
    const answer = await pageCall()<typeof addSubmissionFile>('POST /front/submission/addFile', input, { quiet: true });
    if (!answer.ok) return String(answer.failure.values?.message ?? '');
    await revalidate();
    return undefined;
  };
  return (
    <div className={styles.part}>
      <CaptionsLanguage chosen={language} choose={setLanguage} />
      <FileSlot takes="captions" label={say('submissions.file.role.captions')} arrived={add} />
    </div>
  );
}
