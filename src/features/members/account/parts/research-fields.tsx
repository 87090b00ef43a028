import { useSay } from '../../../../platform/i18n/use-say.ts';
import { mostResearchFields } from '../../../../platform/kernel/person-rules.ts';
import layout from '../../../../platform/ui/layout.module.css';
import { Field } from './field.tsx';
import { ChosenEntries, entriesOf, useWrittenList } from './written-list.tsx';

interface Props {
  readonly problem: string | undefined;
  /** Those that the member has chosen before. */
  readonly initial?: readonly string[];
}

const read = (part: string): string => part.trim();

/** Written one after the other; a form reads them with `researchFieldsOf`. */
export function ResearchFields({ problem, initial = [] }: Props) {
  const say = useSay();
  const { chosen, tooMany, remove, field } = useWrittenList(initial, mostResearchFields, read);
  return (
    <div className={layout.stack1}>
      <Field
        name="researchFields"
        label={say('account.field.researchFields')}
        hint={say('account.field.researchFieldsHint')}
        problem={tooMany ? say('failure.chooseMaximumFive') : problem}
        maxLength={60}
        {...field}
      />
      <ChosenEntries
        name="researchField"
        chosen={chosen}
        removeLabel={(name) => say('account.field.removeField', { name })}
        remove={remove}
      />
    </div>
  );
}

export const researchFieldsOf = (values: FormData): string[] =>
  entriesOf(values, 'researchField', 'researchFields', read);
