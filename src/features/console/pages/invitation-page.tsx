import { useMaybeFrame } from '../../../platform/shell/frame.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import text from '../../../platform/ui/text.module.css';
import { ActionButton, ConsolePage } from '../parts/console-page.tsx';
import { useParameters } from '../parts/in-language.tsx';
import { useConsole, useWord } from '../parts/use-console.ts';
import type { getInvitation, takeInvitation } from '../people.contract.ts';
import type { Route } from './+types/invitation-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const found = await context.get(pageRequest).call<typeof getInvitation>('GET /console/invitation', { code });
  return found.ok ? found.value : null;
}

/** /console/invitation: what someone is invited to do; once they have signed in, they take it up. */
export default function InvitationPage({ loaderData: invitation }: Route.ComponentProps) {
  const say = useWord();
  const { me } = useConsole();
  const frame = useMaybeFrame();
  const parameters = useParameters();
  const take = async () => {
    const code = parameters.get('code') ?? '';
    const answer = await pageCall()<typeof takeInvitation>('POST /console/invitation/take', { code });
    if (answer.ok) location.assign('/console');
  };
  if (!invitation) return <p role="alert">{say('invitation.gone')}</p>;
  const way = new URLSearchParams({ url: `/console/invitation?${parameters}` });
  const site = frame?.site.name ?? me.site.sld;
  return (
    <ConsolePage
      part="invitation"
      title={say('invitation.title')}
      hint={say('invitation.text', { site, role: say.of('role', invitation.role) })}
    >
      <p className={text.measure}>{say.of('people.may', invitation.role)}</p>
      {me.userName ? (
        <p>
          <ActionButton isStrong onClick={take}>
            {say('invitation.take')}
          </ActionButton>
        </p>
      ) : (
        <>
          <p className={text.muted}>{say('invitation.signIn')}</p>
          <p className={field.actions}>
            <a className={buttons.strong} href={`/login?${way}`}>
              {say('invitation.toLogin')}
            </a>
            <a className={buttons.button} href={`/register?${way}`}>
              {say('invitation.toRegister')}
            </a>
          </p>
        </>
      )}
    </ConsolePage>
  );
}
