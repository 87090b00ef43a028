import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import box from '../../../platform/ui/box.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { matchReferences } from '../references.contract.ts';
import shared from './console.module.css';
import { ActionButton } from './console-page.tsx';
import { useTextFor, useWord } from './use-console.ts';

type Match = OutputOf<typeof matchReferences>['matches'][number];

interface Props {
  readonly entries: readonly Document[];
  readonly onChange: (entries: readonly Document[]) => void;
}

const line = (value: unknown): string => (typeof value === 'string' ? value : '');
/** What a match is offered for: an entry that was changed since is asked about anew. */
const wordsIn = ({ doi, title, year, printed }: Document): string => [doi, title, year, printed].map(line).join('\n');

/** Papers of the site that the references may mean. Each is linked once the editor says that it is the one. */
export function CitedHere({ entries, onChange }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const [offered, setOffered] = useState<readonly (Match & { readonly of: string })[] | null>(null);

  async function search() {
    const unlinked = entries.flatMap((entry, place) => (entry.item ? [] : [{ entry, place }]));
    const references = unlinked.map(({ entry: { doi, title, year } }) => ({
      doi: line(doi),
      title: line(title),
      year: line(year),
    }));
    const answer = await pageCall()<typeof matchReferences>('POST /console/references/match', { references });
    if (!answer.ok) return;
    setOffered(
      answer.value.matches.flatMap((match) => {
        const found = unlinked[match.place];
        return found ? [{ ...match, of: wordsIn(found.entry) }] : [];
      }),
    );
  }

  const rest = (match: Match) => setOffered((all) => all?.filter((one) => one !== match) ?? null);

  function accept(match: Match & { readonly of: string }) {
    const place = entries.findIndex((entry) => !entry.item && wordsIn(entry) === match.of);
    const entry = entries[place];
    if (entry) onChange(entries.with(place, { ...entry, item: match.id, doi: line(entry.doi) || (match.doi ?? '') }));
    rest(match);
  }

  return (
    <div className={layout.stack3} data-part="cited-here">
      <div className={field.actions}>
        <ActionButton onClick={search}>{say('references.match')}</ActionButton>
      </div>
      <p role="status" className={text.fine}>
        {offered &&
          (offered.length > 0 ? say('references.matches', { count: offered.length }) : say('references.noMatch'))}
      </p>
      {offered && offered.length > 0 && (
        <ul className={`${box.card} ${box.entries} ${shared.enclosed}`}>
          {offered.map((match) => (
            <li key={`${match.place} ${match.id}`} className={layout.stack2}>
              <span className={text.fine}>{match.of.split('\n').at(-1)}</span>
              <span>
                <a href={match.url} target="_blank" rel="noreferrer">
                  {textFor(match.titles) || match.id}
                </a>{' '}
                <small className={text.fine}>
                  {[match.year, say(match.by === 'doi' ? 'references.byDoi' : 'references.byTitle')]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <span className={field.actions}>
                <ActionButton onClick={() => accept(match)}>{say('references.accept')}</ActionButton>
                <ActionButton onClick={() => rest(match)}>{say('references.refuse')}</ActionButton>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
