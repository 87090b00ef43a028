import { type RefObject, useContext } from 'react';
import { xmlText } from '../../../platform/kernel/xml-text.ts';
import field from '../../../platform/ui/field.module.css';
import { ActionButton } from './console-page.tsx';
import { WholeDocument } from './line-choices.tsx';
import { useWord } from './use-console.ts';

const tags = ['i', 'b', 'sub', 'sup'] as const;

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly language: string;
  /** The field whose words are marked. */
  readonly of: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Puts tags around the words that are chosen in an input. An empty one begins with the words of the other field. */
export function MarkButtons({ input, language, of, value, onChange }: Props) {
  const say = useWord();
  const words = (useContext(WholeDocument)[of] as Readonly<Record<string, string>> | undefined)?.[language] ?? '';
  if (value === '')
    return (
      <div>
        <ActionButton disabled={words === ''} onClick={() => onChange(xmlText(words))}>
          {say('marks.begin')}
        </ActionButton>
      </div>
    );
  function wrap(tag: string) {
    const { selectionStart: from, selectionEnd: to } = input.current ?? {};
    if (from == null || to == null || from === to) return input.current?.focus();
    onChange(`${value.slice(0, from)}<${tag}>${value.slice(from, to)}</${tag}>${value.slice(to)}`);
    input.current?.focus();
  }
  return (
    <div className={field.actions}>
      {tags.map((tag) => (
        <ActionButton key={tag} onClick={() => wrap(tag)}>
          {say(`marks.${tag}`)}
        </ActionButton>
      ))}
    </div>
  );
}
