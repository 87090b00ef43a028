import { useId } from 'react';
import { useIntl } from 'react-intl';
import { sayWith } from '../../../../platform/i18n/use-say.ts';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { languageName } from '../../../../platform/shell/language-name.ts';
import { directionOf, tagOf } from '../../../../platform/shell/localized-text.ts';
import { fieldLanguages, keywordsIn } from '../domain/form.ts';
import styles from './form.module.css';
import { Guessed } from './guessed.tsx';
import { ListField } from './list-field.tsx';
import type { StepProps } from './step-props.ts';
import { TextFields } from './text-fields.tsx';

interface Props extends StepProps {
  readonly journals: readonly { readonly id: string; readonly name: string }[];
}

/** What it is: for which journal, in which language, its title, abstract and keywords. */
export function AboutStep({ draft, keeper, journals }: Props) {
  const intl = useIntl();
  const say = sayWith(intl);
  const id = useId();
  const { site } = useFrame();
  const { details, journalId, submission } = draft;
  const asked = fieldLanguages(details, site.languages);
  const guessed = { draft, keeper };
  return (
    <>
      {journals.length > 1 && submission.kind === 'manuscript' && (
        <div className={styles.field} data-field="journal">
          <label htmlFor={`${id}-journal`}>{say('submissions.form.about.journal')}</label>
          <select
            id={`${id}-journal`}
            value={journalId ?? ''}
            onChange={(event) => keeper.chooseJournal(event.target.value || null)}
          >
            <option value="">{say('submissions.form.about.chooseJournal')}</option>
            {journals.map((journal) => (
              <option key={journal.id} value={journal.id}>
                {journal.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-written`}>{say('submissions.form.about.written')}</label>
        <select
          id={`${id}-written`}
          value={details.written}
          onChange={(event) => keeper.change({ written: event.target.value as Language })}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageName(intl, language)}
            </option>
          ))}
        </select>
      </div>
      <Guessed part="titles" name={say('submissions.form.about.title')} {...guessed}>
        <TextFields
          label={say('submissions.form.about.title')}
          languages={asked}
          texts={details.titles}
          longest={1_000}
          rows={2}
          change={(titles) => keeper.change({ titles })}
        />
      </Guessed>
      <Guessed part="abstracts" name={say('submissions.form.about.abstract')} {...guessed}>
        <TextFields
          label={say('submissions.form.about.abstract')}
          languages={asked}
          texts={details.abstracts}
          longest={20_000}
          rows={9}
          change={(abstracts) => keeper.change({ abstracts })}
        />
      </Guessed>
      <Guessed part="keywords" name={say('submissions.form.about.keywords')} {...guessed}>
        <fieldset className={styles.texts}>
          <legend>{say('submissions.form.about.keywords')}</legend>
          <p className={styles.hint}>{say('submissions.form.about.keywordsHint')}</p>
          <div className={styles.pair}>
            {asked.map((language) => (
              <ListField
                key={language}
                label={`${say('submissions.form.about.keywords')} · ${languageName(intl, language)}`}
                entries={details.keywords[language] ?? []}
                rows={1}
                between="; "
                lang={tagOf(language)}
                dir={directionOf(language)}
                read={(text) => keywordsIn(text).slice(0, 30)}
                change={(entries) => keeper.change({ keywords: { ...details.keywords, [language]: entries } })}
              />
            ))}
          </div>
        </fieldset>
      </Guessed>
    </>
  );
}
