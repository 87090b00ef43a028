import { useRef } from 'react';
import layout from '../../../platform/ui/layout.module.css';
import styles from './console.module.css';
import { type InputProps, wordsOf, writtenIn } from './inputs.tsx';
import { LabelledGroup, LabelledInput } from './labelled.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { useConsole, useWord } from './use-console.ts';

/** A text in each language of the site whose words stand in another field, with tags around some of them. */
export function MarkedInput({
  value,
  onChange,
  of,
  ...props
}: InputProps<'text' | 'long-text'> & { readonly of: string }) {
  const { me } = useConsole();
  const texts = (value ?? {}) as Record<string, string>;
  return (
    <LabelledGroup legend={props.field.label} {...wordsOf(props)}>
      <div className={`${layout.pair} ${styles.languages}`}>
        {me.site.languages.map((language) => (
          <InLanguage
            key={language}
            {...{ language, of }}
            path={`${props.path}.${language}`}
            problem={props.problems[`${props.path}.${language}`]}
            value={texts[language] ?? ''}
            onChange={(written) => onChange({ ...texts, [language]: written })}
          />
        ))}
      </div>
    </LabelledGroup>
  );
}

interface Props {
  readonly language: string;
  readonly of: string;
  readonly path: string;
  readonly problem: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function InLanguage({ language, of, path, problem, value, onChange }: Props) {
  const say = useWord();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={layout.stack2}>
      <LabelledInput label={say.of('language', language)} problem={problem}>
        {(labelled) => (
          <input
            {...labelled}
            {...writtenIn(language)}
            ref={input}
            type="text"
            name={path}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </LabelledInput>
      <MarkButtons {...{ input, language, of, value, onChange }} />
    </div>
  );
}
