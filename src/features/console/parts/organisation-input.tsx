import type { Document } from '../../../platform/kernel/form-field.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import text from '../../../platform/ui/text.module.css';
import { useCombobox } from '../../../platform/ui/use-combobox.tsx';
import type { findOrganisations, Organisation } from '../references.contract.ts';
import { type InputProps, wordsOf } from './inputs.tsx';
import { LabelledInput } from './labelled.tsx';
import styles from './references-input.module.css';
import { useConsole, useTextFor, useWord } from './use-console.ts';

interface Props extends Omit<InputProps<'line' | 'lines'>, 'onChange'> {
  readonly document: Document;
  /** The fields next to it for the organisation's name in each language and for its country. */
  readonly fills: { readonly name: string; readonly country?: string };
  readonly onChange: (written: Document) => void;
}

/** The ROR id of an organisation: looked up by its name, or pasted. */
export function OrganisationInput({ value, document, fills, onChange, ...props }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const { me } = useConsole();
  const { field, path } = props;
  const { fieldProps, list, count } = useCombobox<Organisation>({
    label: field.label,
    keepsEnter: true,
    keyOf: ({ ror }) => ror,
    isEnough: (words) => words.length > 1,
    find: findOrganisationsNamed,
    draw: ({ names, ror, country, status }) => (
      <>
        {textFor(names)}
        <small>
          {[country, ror.replace('https://', ''), status !== 'active' && say(`organisations.${status}`)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </>
    ),
    choose: (organisation) => onChange({ [field.name]: organisation.ror, ...facts(organisation) }),
  });

  /** What somebody has written themselves stays. */
  function facts({ names: known, country }: Organisation): Document {
    const names = Object.fromEntries(me.site.languages.flatMap((one) => (known[one] ? [[one, known[one]]] : [])));
    const written = (document[fills.name] ?? {}) as Readonly<Record<string, string>>;
    return {
      ...(Object.values(written).every((name) => !name) && { [fills.name]: names }),
      ...(fills.country && country && !document[fills.country] && { [fills.country]: country }),
    };
  }

  return (
    <LabelledInput label={field.label} {...wordsOf(props)}>
      {(labelled) => (
        <div className={styles.search} data-part="organisation">
          <input
            {...labelled}
            {...fieldProps}
            type="text"
            name={path}
            value={String(value ?? '')}
            onChange={({ target }) => onChange({ [field.name]: target.value })}
          />
          {list}
          <p role="status" className={text.fine}>
            {count !== null && say(count > 0 ? 'organisations.found' : 'organisations.nothing', { count })}
          </p>
        </div>
      )}
    </LabelledInput>
  );
}

async function findOrganisationsNamed(words: string): Promise<readonly Organisation[]> {
  const answer = await pageCall()<typeof findOrganisations>('GET /console/organisations', {
    text: words.slice(0, 200),
  });
  return answer.ok ? answer.value.organisations : [];
}
