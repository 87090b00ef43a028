import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useLoginAddress } from '../../../../platform/shell/login-address.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { SubmissionKind } from '../domain/submission.ts';
import styles from './door.module.css';

const points = ['file', 'save', 'status'] as const;

/** What it is about, in three lines. */
export function DoorPoints({ kind }: { readonly kind: SubmissionKind }) {
  const say = useSay();
  return (
    <ol className={styles.points}>
      {points.map((point) => (
        <li key={point}>{say(point === 'file' ? `submissions.door.file.${kind}` : `submissions.door.${point}`)}</li>
      ))}
    </ol>
  );
}

/** For visitors: submitting is for members. */
export function Door({ kind }: { readonly kind: SubmissionKind }) {
  const say = useSay();
  const login = useLoginAddress();
  return (
    <section className={styles.door} data-part="door">
      <DoorPoints kind={kind} />
      <p>{say('submissions.door.login')}</p>
      <p>
        <a className={buttons.strong} href={login} data-part="door-login">
          {say('ui.action.signIn')}
        </a>
      </p>
    </section>
  );
}
