import { useId } from 'react';
import { useIntl } from 'react-intl';
import { sayWith } from '../../../../platform/i18n/use-say.ts';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { languageName } from '../../../../platform/shell/language-name.ts';
import styles from './form.module.css';

interface Props {
  readonly chosen: Language;
  choose(language: Language): void;
}

export function CaptionsLanguage({ chosen, choose }: Props) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{sayWith(intl)('submissions.file.captionsLanguage')}</label>
      <select id={id} value={chosen} onChange={(event) => choose(event.target.value as Language)}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageName(intl, language)}
          </option>
        ))}
      </select>
    </div>
  );
}
