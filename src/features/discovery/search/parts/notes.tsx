import { Link } from 'react-router';
import { type Say, useSay } from '../../../../platform/i18n/use-say.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import words from '../../../../platform/ui/text.module.css';
import { searchHref } from './search-address.ts';
import type { FoundView, SearchView } from './search-view.ts';
import { TryAgain } from './slow-search.tsx';

/** Stands where the link goes into the sentence. */
const gap = '\uFFFC';

type Note = FoundView['notes'][number];

/** What the answer has to say about the question. */
export function Notes({ view, answer }: { readonly view: SearchView; readonly answer: FoundView }) {
  const say = useSay();
  const notes: Note[] = answer.reduced
    ? [{ code: 'reduced' }, ...answer.notes.filter(({ code }) => code !== 'reduced')]
    : [...answer.notes];
  const sentences = notes.flatMap((note) => {
    if (note.code === 'did-you-mean' && note.value) {
      const [before, after] = say('search.note.didYouMean', { value: gap }).split(gap);
      return [
        <p key="did-you-mean">
          {before}
          <Link to={searchHref(view.path, view.address, { q: note.value })} rel="nofollow">
            <bdi>{note.value}</bdi>
          </Link>
          {after}
        </p>,
      ];
    }
    if (note.code === 'reduced')
      return answer.content.length === 0
        ? []
        : [
            <p key="reduced" className={words.strong}>
              {say(view.address.q ? 'search.note.reduced' : 'search.note.reducedList')} <TryAgain view={view} />
            </p>,
          ];
    const text = textOf(say, note);
    return text ? [<p key={`${note.code} ${note.value}`}>{text}</p>] : [];
  });
  if (sentences.length === 0) return null;
  return (
    <div className={`${box.notice} ${layout.stack1} ${words.small}`} role="note" data-part="search-notes">
      {sentences}
    </div>
  );
}

function textOf(say: Say, { code, at, value = '' }: Note): string | null {
  switch (code) {
    case 'words-alone':
      return say('search.note.wordsAlone');
    case 'searched-as-words':
      return at === undefined
        ? say('search.note.searchedAsWords')
        : say('search.note.searchedAsWordsAt', { at: at + 1 });
    case 'lower-case-operator':
      return say('failure.operatorNotUpperCase');
    case 'identifier':
      return say('search.note.identifier', { value: value.length > 5 ? value : value.toUpperCase() });
    case 'synonym':
      return say('search.note.synonym', { value });
    case 'field-unknown':
      return say('search.note.fieldUnknown', { value });
    default:
      return null;
  }
}
