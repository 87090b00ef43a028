import { useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { fieldLanguages } from '../domain/form.ts';
import type { SubmissionAuthor } from '../fields.contract.ts';
import { AuthorCard, nameOf } from './author-card.tsx';
import type { StepProps } from './use-draft.ts';
import { Guessed } from './wizard-parts.tsx';

/** What the form can say of the member who fills it in. */
export interface Me {
  readonly name: string;
  readonly email: string;
  readonly orcid: string;
  readonly institution: string;
}

interface Props extends StepProps {
  readonly me: Me;
}

const nobody: SubmissionAuthor = { name: {}, email: '', orcid: '', affiliation: {}, isCorresponding: false };

/** Who wrote it, in the order in which they are printed. */
export function AuthorsStep({ draft, keeper, me }: Props) {
  const say = useSay();
  const { site } = useFrame();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { details } = draft;
  const { authors, written } = details;
  const languages = fieldLanguages({ written, titles: details.titles, abstracts: {}, keywords: {} }, site.languages);
  const write = (next: readonly SubmissionAuthor[]) => keeper.change({ authors: next });
  const isListed = authors.some(({ email }) => email !== '' && email.toLowerCase() === me.email.toLowerCase());

  /** React has drawn the list anew before the focus moves. */
  const focusOn = (place: number, part: string) =>
    requestAnimationFrame(() => list.current?.children[place]?.querySelector<HTMLElement>(part)?.focus());
  const add = (author: SubmissionAuthor) => {
    write([...authors, { ...author, isCorresponding: authors.length === 0 }]);
    focusOn(authors.length, 'summary');
  };
  const move = (place: number, by: -1 | 1) => {
    const moved = authors[place];
    const other = authors[place + by];
    if (!moved || !other) return;
    const next = [...authors];
    next[place] = other;
    next[place + by] = moved;
    write(next);
    setAnnouncement(say('submissions.form.authors.moved', { name: nameOf(moved, written), place: place + by + 1 }));
    focusOn(place + by, `[data-move="${by}"]:enabled, [data-move]:enabled`);
  };
  const remove = (place: number) => {
    write(authors.filter((_, other) => other !== place));
    focusOn(Math.max(place - 1, 0), 'summary');
  };

  return (
    <Guessed part="authors" name={say('submissions.form.step.authors')} draft={draft} keeper={keeper}>
      <ol className={box.entries} ref={list} data-part="authors">
        {authors.map((author, place) => (
          <AuthorCard
            // biome-ignore lint/suspicious/noArrayIndexKey: authors have no identity but their place.
            key={place}
            author={author}
            place={place}
            count={authors.length}
            written={written}
            languages={languages}
            change={(changed) => write(authors.map((one, other) => (other === place ? changed : one)))}
            move={(by) => move(place, by)}
            remove={() => remove(place)}
          />
        ))}
      </ol>
      <p role="status" data-visually-hidden="">
        {announcement}
      </p>
      <div className={layout.row2}>
        <button type="button" className={buttons.button} data-part="add-author" onClick={() => add(nobody)}>
          {say('submissions.form.authors.add')}
        </button>
        {!isListed && (
          <button
            type="button"
            className={buttons.button}
            data-part="add-me"
            onClick={() =>
              add({
                ...nobody,
                email: me.email,
                orcid: me.orcid,
                name: { [written]: me.name },
                affiliation: me.institution ? { [written]: me.institution } : {},
              })
            }
          >
            {say('submissions.form.authors.addMe')}
          </button>
        )}
      </div>
    </Guessed>
  );
}
