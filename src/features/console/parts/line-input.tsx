import type { InputProps } from './input-props.ts';
import { LabelledInput } from './labelled.tsx';

type LineType = 'line' | 'lines' | 'address' | 'date' | 'time' | 'colour' | 'number';

const inputTypes = { line: 'text', address: 'text', date: 'date', colour: 'color', number: 'number' } as const;

/** One value that is written or picked: a line, a number, a day, a colour. */
export function LineInput({ field, path, value, problems, onChange }: InputProps<LineType>) {
  const text = value === null || value === undefined ? '' : String(value);
  return (
    <LabelledInput label={field.label} help={field.help} problem={problems[path]} required={field.required}>
      {(labelled) => {
        if (field.type === 'lines')
          return (
            <textarea
              {...labelled}
              name={path}
              rows={6}
              value={text}
              onChange={({ target }) => onChange(target.value)}
            />
          );
        if (field.type === 'time')
          return (
            <input
              {...labelled}
              name={path}
              type="datetime-local"
              value={localTime(text)}
              onChange={({ target }) => onChange(target.value && new Date(target.value).toISOString())}
            />
          );
        return (
          <input
            {...labelled}
            name={path}
            type={inputTypes[field.type]}
            {...(field.type === 'number' ? { min: field.least, max: field.most } : {})}
            required={field.required}
            value={field.type === 'colour' && text === '' ? '#000000' : text}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </LabelledInput>
  );
}

/** A moment as the browser's input writes it, in the clock of whoever sits here. */
function localTime(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
