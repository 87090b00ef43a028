import { type FormEvent, useId, useRef, useState } from 'react';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../../platform/kernel/result.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import { Modal } from '../../../../platform/ui/modal.tsx';
import { Field } from '../../account/parts/field.tsx';
import { uploadPicture } from '../../membership/parts/upload-picture.ts';
import type { Album, editAlbum, saveAlbum } from '../contract.ts';
import { albumNameProblem, longestName } from '../domain/album-name.ts';
import styles from './personal-albums.module.css';

interface Props {
  /** The album to change; a new one without it. */
  readonly album?: Album;
  /** Called with the album's id when it was saved. */
  closed(saved?: string): void;
}

/** The names and the cover of an album. */
export default function AlbumForm({ album, closed }: Props) {
  const say = useSay();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(album?.name ?? '');
  const [enName, setEnName] = useState(album?.enName ?? '');
  const [file, setFile] = useState<File>();
  const [isBare, setBare] = useState(false);
  const [problem, setProblem] = useState<Refused>();
  const [isSaving, setSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const kept = await keepAlbum(say, { id: album?.id, name, enName, file, cover: isBare ? null : undefined });
    setSaving(false);
    if (kept.ok) return closed(kept.value);
    setProblem(kept.failure);
    form.current?.querySelector<HTMLElement>(`[name="${kept.failure.field}"]`)?.focus();
  };
  const described = (input: Refused['field']) =>
    problem?.field === input && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };

  return (
    <Modal
      title={say(album ? 'personalAlbum.form.edit' : 'personalAlbum.form.create')}
      part="album-form"
      closed={() => closed()}
    >
      <form ref={form} className={field.form} onSubmit={save} noValidate>
        <Field
          label={say('personalAlbum.form.name')}
          name="name"
          value={name}
          maxLength={longestName}
          required
          {...described('name')}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={say('personalAlbum.form.enName')}
          name="enName"
          lang="en"
          dir="ltr"
          value={enName}
          maxLength={longestName}
          onChange={(event) => setEnName(event.target.value)}
        />
        {album?.coverUrl && !isBare && !file && (
          <img className={`${styles.cover} ${styles.small}`} src={album.coverUrl} alt="" />
        )}
        <Field
          label={say('personalAlbum.form.cover')}
          type="file"
          name="cover"
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          {...described('cover')}
          onChange={(event) => setFile(event.target.files?.[0])}
        />
        {album?.coverUrl && !file && (
          <label className={field.tick}>
            <input type="checkbox" checked={isBare} onChange={(event) => setBare(event.target.checked)} />
            {say('personalAlbum.form.noCover')}
          </label>
        )}
        <p id={`${id}-problem`} className={field.problem} role="alert">
          {problem?.words}
        </p>
        <p className={field.actions}>
          <button type="submit" className={buttons.strong} disabled={isSaving}>
            {say('ui.action.save')}
          </button>
        </p>
      </form>
    </Modal>
  );
}

interface Draft {
  readonly id: string | undefined;
  readonly name: string;
  readonly enName: string;
  readonly file: File | undefined;
  /** Null takes the cover away. */
  readonly cover: null | undefined;
}

interface Refused {
  readonly field: 'name' | 'cover';
  readonly words: string;
}

/** Sends the cover, then the album. Answers its id, or what is wrong with which field. */
async function keepAlbum(say: Say, draft: Draft): Promise<Result<string, Refused>> {
  const { id, name, enName, file } = draft;
  const problem = albumNameProblem(name);
  if (problem) return refused('name', say(`personalAlbum.form.${problem}`, { max: longestName }));
  let cover: string | null | undefined = draft.cover;
  if (file) {
    const sent = await uploadPicture(file, 'cover');
    if (!sent.ok) return refused('cover', wordsOf(say, sent.failure));
    cover = sent.value.id;
  }
  const call = pageCall();
  const quiet = { quiet: true };
  const facts = { name, enName, ...(cover !== undefined && { cover }) };
  const answer = id
    ? await call<typeof editAlbum>('POST /front/personalAlbum/editAlbum', { id, ...facts }, quiet)
    : await call<typeof saveAlbum>('POST /front/personalAlbum/saveAlbum', facts, quiet);
  return answer.ok ? success(answer.value.id) : refused('name', wordsOf(say, answer.failure));
}

const refused = (field: Refused['field'], words: string): Result<never, Refused> => failed({ field, words });

/** The server's own words; those of a rule that was broken before anything was sent. */
const wordsOf = (say: Say, { code, values }: Failure): string =>
  String(values?.message ?? (code === 'coverType' || code === 'coverTooLarge' ? say(`failure.${code}`) : ''));
