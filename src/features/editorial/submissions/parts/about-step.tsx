import { useId } from 'react';
import { useIntl } from 'react-intl';
import { sayWith, useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { languageName } from '../../../../platform/shell/language-name.ts';
import { directionOf, tagOf } from '../../../../platform/shell/localized-text.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { fieldLanguages, keywordsIn, referencesIn } from '../domain/form.ts';
import styles from './form.module.css';
import { Labelled, LanguageField, ListField, TextFields } from './form-fields.tsx';
import type { StepProps } from './use-draft.ts';
import { Guessed } from './wizard-parts.tsx';

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
  const wanted = fieldLanguages(details, site.languages);
  return (
    <>
      {journals.length > 1 && submission.kind === 'manuscript' && (
        <Labelled id={id} label={say('submissions.form.about.journal')} data-field="journal">
          <select
            id={id}
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
        </Labelled>
      )}
      <LanguageField
        label={say('submissions.form.about.written')}
        chosen={details.written}
        choose={(written) => keeper.change({ written })}
      />
      <Guessed part="titles" name={say('submissions.form.about.title')} draft={draft} keeper={keeper}>
        <TextFields
          label={say('submissions.form.about.title')}
          languages={wanted}
          texts={details.titles}
          longest={1_000}
          rows={2}
          change={(titles) => keeper.change({ titles })}
        />
      </Guessed>
      <Guessed part="abstracts" name={say('submissions.form.about.abstract')} draft={draft} keeper={keeper}>
        <TextFields
          label={say('submissions.form.about.abstract')}
          languages={wanted}
          texts={details.abstracts}
          longest={20_000}
          rows={9}
          change={(abstracts) => keeper.change({ abstracts })}
        />
      </Guessed>
      <Guessed part="keywords" name={say('submissions.form.about.keywords')} draft={draft} keeper={keeper}>
        <fieldset className={`${field.field} ${styles.texts}`}>
          <legend>{say('submissions.form.about.keywords')}</legend>
          <p className={field.help}>{say('submissions.form.about.keywordsHint')}</p>
          <div className={layout.pair}>
            {wanted.map((language) => (
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

/** What it cites, one work a line. */
export function ReferencesStep({ draft, keeper }: StepProps) {
  const say = useSay();
  const { references } = draft.details;
  return (
    <Guessed part="references" name={say('submissions.form.step.references')} draft={draft} keeper={keeper}>
      <ListField
        label={say('submissions.form.references.label')}
        hint={say('submissions.form.references.hint')}
        entries={references}
        rows={16}
        between={'\n'}
        dir="auto"
        read={(text) => referencesIn(text).slice(0, 2_000)}
        change={(entries) => keeper.change({ references: entries })}
      />
      <p className={field.help} role="status">
        {say('submissions.form.references.count', { count: references.length })}
      </p>
    </Guessed>
  );
}
