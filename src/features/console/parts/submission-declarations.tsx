import styles from './submission.module.css';
import type { EditorialSubmission } from './submission-view.ts';
import { useWord } from './use-console.ts';

type Declarations = EditorialSubmission['details']['declarations'];
const free = ['funding', 'data', 'ethics', 'tools'] as const;

/** What the author declared; what was left empty is said to be so. */
export function SubmissionDeclarations({ declarations }: { readonly declarations: Declarations }) {
  const say = useWord();
  return (
    <>
      <h3>{say('submission.declarations')}</h3>
      {declarations.isOriginal && <p>{say('submission.declaration.original')}</p>}
      <dl className={styles.declarations}>
        <div>
          <dt>{say('submission.declaration.interests')}</dt>
          <dd className={styles.prose}>
            {declarations.interests ||
              say(declarations.noInterests ? 'submission.declaration.noInterests' : 'submission.nothingSaid')}
          </dd>
        </div>
        {free.map((name) => (
          <div key={name}>
            <dt>{say(`submission.declaration.${name}`)}</dt>
            <dd className={styles.prose}>{declarations[name] || say('submission.nothingSaid')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
