import { useSay } from '../../../../platform/i18n/use-say.ts';
import accountForm from '../../account/parts/account-form.module.css';
import { Field } from '../../account/parts/field.tsx';
import { ChosenEntries, entriesOf, useWrittenList } from '../../account/parts/written-list.tsx';

import { longestSubject, mostChoices, writtenSubject } from '../domain/alert.ts';

interface Props {
  readonly first: readonly string[];
  readonly problem: string | undefined;
}

/** Keywords are written one after the other; a form reads them with `keywordsOf`. */
export function KeywordChips({ first, problem }: Props) {
  const say = useSay();
  const { chosen, tooMany, remove, field } = useWrittenList(first.slice(0, mostChoices), mostChoices, writtenSubject);
  return (
    <div className={accountForm.field}>
      <ChosenEntries
        name="keyword"
        chosen={chosen}
        removeLabel={(name) => say('alerts.keywords.remove', { name })}
        remove={remove}
      />
      <Field
        name="keywords"
        label={say('alerts.keywords.label')}
        hint={say('alerts.keywords.hint')}
        problem={tooMany ? say('failure.chooseMaximumFive') : problem}
        maxLength={longestSubject}
        dir="auto"
        {...field}
      />
    </div>
  );
}

export const keywordsOf = (values: FormData): string[] => entriesOf(values, 'keyword', 'keywords', writtenSubject);
