import { useId } from 'react';
import type { InputProps } from './input-props.ts';
import { LabelledGroup } from './labelled.tsx';
import { PictureChooser } from './picture-chooser.tsx';

/** A picture, kept by the address under which readers fetch it. */
export function PictureInput({ field, path, value, problems, onChange }: InputProps<'picture'>) {
  const id = useId();
  return (
    <LabelledGroup legend={field.label} help={field.help} problem={problems[path]} required={field.required}>
      <span id={id} hidden>
        {problems[path]}
      </span>
      <PictureChooser
        label={field.label}
        value={typeof value === 'string' && value !== '' ? value : null}
        describedBy={problems[path] ? id : undefined}
        isInvalid={problems[path] !== undefined}
        onChange={onChange}
      />
    </LabelledGroup>
  );
}
