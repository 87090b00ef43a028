import { data } from 'react-router';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { chooseText } from '../../../../platform/kernel/text.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import text from '../../../../platform/ui/text.module.css';
import type { isSubscribe } from '../contract.ts';
import { typeKeys } from '../domain/alert.ts';
import styles from '../parts/subscribe.module.css';
import type { Route } from './+types/unsubscribe-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  if (!token) return answered({ state: searchParams.get('state') === 'done' ? 'done' : 'wrong', token, named: null });
  const { call } = context.get(pageRequest);
  const named = await call<typeof isSubscribe>('GET /front/frontMembers/isSubscribe', { token });
  if (!named.ok) return answered({ state: 'wrong', token, named: null });
  return answered({ state: named.value.subscribed ? 'ask' : 'none', token, named: named.value });
}

interface View {
  readonly state: 'ask' | 'none' | 'done' | 'wrong';
  readonly token: string;
  readonly named: OutputOf<typeof isSubscribe> | null;
}

/** The address is a secret of its reader: nobody keeps the page, and no other site is told where its link came from. */
const answered = (view: View) =>
  data(view, { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' } });

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('alerts.stop.title')),
  { name: 'robots', content: 'noindex' },
];

/** /unsubscribe: where the links of mails lead. Looking changes nothing; the form does, with and without scripts. */
export default function UnsubscribePage({ loaderData: { state, token, named } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  const { language } = useFrame();
  return (
    <div className={`${layout.page} ${layout.stack5} ${styles.page}`} data-part="unsubscribe">
      <h1 className={text.h1}>{say('alerts.stop.title')}</h1>
      {state === 'ask' && named ? (
        <form
          method="post"
          action={href(`/unsubscribe?token=${encodeURIComponent(token)}`)}
          className={`${layout.stack3} ${box.notice}`}
        >
          <p>{say('alerts.stop.ask', { email: named.email ?? '' })}</p>
          <ul className={text.marked}>
            {named.topics.map(({ type, subject, names }) => (
              <li key={`${type} ${subject}`}>
                <bdi>
                  {[
                    say(`alerts.type.${typeKeys[type]}`),
                    chooseText(names, language, language)?.text ?? (subject || say('alerts.list.all')),
                  ].join(' · ')}
                </bdi>
              </li>
            ))}
          </ul>
          <input type="hidden" name="from" value="page" />
          <p>
            <button type="submit" className={buttons.strong}>
              {say('alerts.stop.confirm')}
            </button>
          </p>
        </form>
      ) : (
        <p role="status" className={box.notice}>
          {say(`alerts.stop.${state === 'ask' ? 'none' : state}`)}
        </p>
      )}
      <p>
        <a href={href('/emailSubscribe')}>{say('alerts.page.title')}</a>
      </p>
    </div>
  );
}
