import { data } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import text from '../../../../platform/ui/text.module.css';
import { unkept } from '../../../../platform/ui/unkept.ts';
import type { AskFound, getAskPassages } from '../contract.ts';
import { mostCharacters } from '../domain/question.ts';
import styles from '../parts/ask.module.css';
import { PassageList } from '../parts/passage-list.tsx';
import { WrittenAnswer } from '../parts/written-answer.tsx';
import type { Route } from './+types/ask-page';

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

interface AskView {
  readonly question: string;
  readonly found: AskFound | null;
  readonly trouble: 'tooManyRequests' | 'searchUnavailable' | null;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call } = context.get(pageRequest);
  const question = (pageUrl(request).searchParams.get('q') ?? '').trim().slice(0, mostCharacters);
  const view: AskView = { question, found: null, trouble: null };
  if (question === '') return data(view);
  const found = await call<typeof getAskPassages>('GET /front/ask/passages', { q: question });
  if (found.ok) return data({ ...view, found: found.value } satisfies AskView, unkept);
  const trouble = found.failure.code === 'tooManyRequests' ? 'tooManyRequests' : 'searchUnavailable';
  return data({ ...view, trouble } satisfies AskView, unkept);
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) => [
  ...pageTitle(matches, sayInHead(matches)('ask.title')),
  ...(view?.question ? [{ name: 'robots', content: 'noindex, follow' }] : []),
];

/** /ask: a question, the passages that answer it, and where a model is at hand an answer made of them. */
export default function AskPage({ loaderData }: Route.ComponentProps) {
  const { question, found, trouble } = loaderData as AskView;
  const say = useSay();
  return (
    <div className={`${layout.page} ${layout.stack5}`} data-part="ask-page">
      <h1 className={text.h1}>{say('ask.title')}</h1>
      <p className={`${text.measure} ${text.muted}`}>{say('ask.intro')}</p>
      <AskForm question={question} />
      {trouble && (
        <p className={field.problems} role="alert">
          {say(`failure.${trouble}`)}
        </p>
      )}
      {found && <Found question={question} found={found} />}
    </div>
  );
}

function AskForm({ question }: { readonly question: string }) {
  const say = useSay();
  const { language, languageInAddress } = useFrame();
  return (
    <search aria-label={say('ask.title')}>
      <form action="/ask" className={styles.form}>
        {languageInAddress && <input type="hidden" name="lang" value={language} />}
        <input
          type="search"
          name="q"
          key={question}
          defaultValue={question}
          maxLength={mostCharacters}
          required
          aria-label={say('ask.form.label')}
          placeholder={say('ask.form.example')}
        />
        <button type="submit" className={buttons.strong}>
          {say('ask.form.submit')}
        </button>
      </form>
    </search>
  );
}

function Found({ question, found }: { readonly question: string; readonly found: AskFound }) {
  const say = useSay();
  const { passages, searched, isAnswerable, model } = found;
  if (passages.length === 0)
    return (
      <p role="status" data-part="unanswered">
        {say('ask.found.nothing', { searched })}
      </p>
    );
  return (
    <>
      {!isAnswerable && (
        <p className={text.measure} role="status" data-part="unanswered">
          {say('ask.found.unclear', { searched })}
        </p>
      )}
      {isAnswerable && model !== null && (
        <WrittenAnswer key={question} question={question} passages={passages} model={model} />
      )}
      <section className={layout.stack3} aria-labelledby="passages">
        <h2 id="passages" className={text.h2}>
          {say('ask.passages.title')}
        </h2>
        <PassageList passages={passages} />
      </section>
    </>
  );
}
