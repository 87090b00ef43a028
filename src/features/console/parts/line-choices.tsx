import { createContext, useContext, useState } from 'react';
import type { Choice, Document, FormField } from '../../../platform/kernel/form-field.ts';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import { type InputProps, LineInput, wordsOf } from './inputs.tsx';
import { LabelledGroup, LabelledInput, LabelledTick } from './labelled.tsx';
import { useTextFor, useWord } from './use-console.ts';

/** The whole document of the form, for an entry that names one of another list. */
export const WholeDocument = createContext<Document>({});

interface OfferedProps extends InputProps<'line' | 'lines'> {
  readonly offers: readonly Choice[];
}

const other = ' ';

/** One of a few, or something else that is typed. */
export function OfferedInput({ offers, ...props }: OfferedProps) {
  const say = useWord();
  const { value, onChange, path, field: line } = props;
  const text = String(value ?? '');
  const isOffered = text === '' || offers.some((offer) => offer.value === text);
  const [isTyping, setTyping] = useState(false);
  const isOther = isTyping || !isOffered;
  return (
    <div className={layout.stack2}>
      <LabelledInput label={line.label} {...wordsOf(props)}>
        {(labelled) => (
          <select
            {...labelled}
            name={path}
            value={isOther ? other : text}
            onChange={({ target }) => {
              setTyping(target.value === other);
              onChange(target.value === other ? '' : target.value);
            }}
          >
            <option value="">{say('form.nothingChosen')}</option>
            {offers.map((offer) => (
              <option key={offer.value} value={offer.value}>
                {offer.label}
              </option>
            ))}
            <option value={other}>{say('line.other')}</option>
          </select>
        )}
      </LabelledInput>
      {isOther && (
        <LineInput
          field={{ ...withoutHelp(line), label: say('line.otherOf', { label: line.label }) }}
          path={`${path}-other`}
          value={text}
          problems={{}}
          onChange={onChange}
        />
      )}
    </div>
  );
}

const withoutHelp = ({ help: _, ...line }: FormField & { readonly type: 'line' | 'lines' }) =>
  line as FormField & { readonly type: 'line' };

interface AmongProps extends InputProps<'line' | 'lines'> {
  readonly among: { readonly list: string; readonly by: string; readonly named: string };
}

/** Entries of another list of the form: ticked by their names, kept by their numbers. */
export function AmongInput({ among, value, onChange, ...props }: AmongProps) {
  const say = useWord();
  const textFor = useTextFor();
  const whole = useContext(WholeDocument);
  const listed = (Array.isArray(whole[among.list]) ? whole[among.list] : []) as readonly Document[];
  const chosen: readonly string[] = String(value ?? '').match(/\d+/g) ?? [];
  const numbers = listed.map((entry) => String(entry[among.by] ?? ''));
  const change = (number: string, isChosen: boolean) =>
    onChange(numbers.filter((one) => (one === number ? isChosen : chosen.includes(one))).join('; '));
  return (
    <LabelledGroup legend={props.field.label} {...wordsOf(props)}>
      {listed.length === 0 && <p className={field.help}>{say('among.none')}</p>}
      {listed.map((entry, place) => (
        <LabelledTick
          key={numbers[place]}
          label={`${numbers[place]}. ${textFor((entry[among.named] ?? {}) as Record<string, string>)}`}
          name={`${props.path}.${numbers[place]}`}
          checked={chosen.includes(numbers[place] ?? '')}
          onChange={(isChosen) => change(numbers[place] ?? '', isChosen)}
        />
      ))}
    </LabelledGroup>
  );
}
