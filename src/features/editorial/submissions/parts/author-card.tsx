import { useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { type CreditRole, creditRoles } from '../../../../platform/kernel/credit-role.ts';
import { isOrcid } from '../../../../platform/kernel/orcid.ts';
import { emailProblem } from '../../../../platform/kernel/person-rules.ts';
import { creditName } from '../../../../platform/shell/credit-roles.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { writtenOrcid } from '../domain/form.ts';
import type { SubmissionAuthor } from '../fields.contract.ts';
import styles from './form.module.css';
import { TextFields, Tick } from './form-fields.tsx';

export const nameOf = ({ name }: Pick<SubmissionAuthor, 'name'>, written: string): string =>
  (name[written] || Object.values(name).find(Boolean)) ?? '';

interface Props {
  readonly author: SubmissionAuthor;
  readonly place: number;
  readonly count: number;
  readonly written: string;
  readonly languages: readonly string[];
  change(author: SubmissionAuthor): void;
  move(by: -1 | 1): void;
  remove(): void;
}

/** One author: a line with the name, which opens to the rest. */
export function AuthorCard({ author, place, count, written, languages, change, move, remove }: Props) {
  const say = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(() => nameOf(author, written) === '' || count === 1);
  const fullName = nameOf(author, written) || say('submissions.form.authors.unnamed', { place: place + 1 });
  const problems = {
    email: author.email !== '' && emailProblem(author.email) ? say('submissions.form.authors.emailWrong') : '',
    orcid: author.orcid !== '' && !isOrcid(author.orcid) ? say('submissions.form.authors.orcidWrong') : '',
  };
  const line = (name: 'email' | 'orcid', label: string, given: React.InputHTMLAttributes<HTMLInputElement>) => (
    <div className={field.field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        dir="ltr"
        value={author[name]}
        aria-invalid={problems[name] ? true : undefined}
        aria-describedby={`${id}-${name}-problem`}
        onChange={(event) => change({ ...author, [name]: event.target.value })}
        {...given}
      />
      <p id={`${id}-${name}-problem`} className={field.problem} role="status">
        {problems[name]}
      </p>
    </div>
  );
  return (
    <li className={`${layout.row2} ${styles.author}`}>
      <details
        data-fold
        className={`${layout.grow} ${styles.fold}`}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          <bdi>{fullName}</bdi>{' '}
          {author.isCorresponding && <span className={text.fine}>{say('submissions.form.authors.corresponding')}</span>}
        </summary>
        <div className={layout.stack4}>
          <TextFields
            label={say('submissions.form.authors.name')}
            languages={languages}
            texts={author.name}
            longest={200}
            rows={1}
            change={(names) => change({ ...author, name: names })}
          />
          <div className={layout.pair}>
            {line('email', say('submissions.form.authors.email'), {
              type: 'email',
              inputMode: 'email',
              maxLength: 254,
              autoComplete: 'off',
            })}
            {line('orcid', say('submissions.form.authors.orcid'), {
              maxLength: 60,
              placeholder: '0000-0000-0000-0000',
              autoComplete: 'off',
              // Copied as an address it would be too long for its place.
              onChange: (event) => change({ ...author, orcid: writtenOrcid(event.target.value).slice(0, 19) }),
            })}
          </div>
          <TextFields
            label={say('submissions.form.authors.affiliation')}
            languages={languages}
            texts={author.affiliation}
            longest={500}
            rows={1}
            change={(affiliation) => change({ ...author, affiliation })}
          />
          <Tick
            label={say('submissions.form.authors.isCorresponding')}
            name="corresponding"
            isTicked={author.isCorresponding}
            tick={(isCorresponding) => change({ ...author, isCorresponding })}
          />
          <AuthorCredits credits={author.credits ?? []} change={(credits) => change({ ...author, credits })} />
        </div>
      </details>
      <div className={`${layout.row1} ${layout.end} ${styles.moves}`}>
        {([-1, 1] as const).map((by) => (
          <button
            key={by}
            type="button"
            className={buttons.button}
            data-move={by}
            disabled={place === (by < 0 ? 0 : count - 1)}
            aria-label={say(by < 0 ? 'submissions.form.authors.up' : 'submissions.form.authors.down', {
              name: fullName,
            })}
            onClick={() => move(by)}
          >
            {by < 0 ? '↑' : '↓'}
          </button>
        ))}
        <button
          type="button"
          className={buttons.button}
          aria-label={say('submissions.form.authors.remove', { name: fullName })}
          onClick={remove}
        >
          ×
        </button>
      </div>
    </li>
  );
}

interface CreditsProps {
  readonly credits: readonly CreditRole[];
  change(credits: readonly CreditRole[]): void;
}

/** What an author did, in the order of the taxonomy. */
function AuthorCredits({ credits, change }: CreditsProps) {
  const say = useSay();
  const hint = useId();
  return (
    <fieldset className={field.field} aria-describedby={hint} data-part="credits">
      <legend>{say('submissions.form.authors.credits')}</legend>
      <p id={hint} className={field.help}>
        {say('submissions.form.authors.creditsHint')}
      </p>
      <div className={layout.pair}>
        {creditRoles.map((role) => (
          <Tick
            key={role}
            label={creditName(say, role)}
            isTicked={credits.includes(role)}
            tick={(isTicked) => change(creditRoles.filter((one) => (one === role ? isTicked : credits.includes(one))))}
          />
        ))}
      </div>
    </fieldset>
  );
}
