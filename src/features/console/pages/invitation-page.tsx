import { useMaybeFrame } from '../../../platform/shell/frame.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
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

/** /console/invitation: someone who was invited, and has signed in, takes it up. */
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
  const site = frame?.site.name ?? me.site.sld;
  return (
    <ConsolePage
      part="invitation"
      title={say('invitation.title')}
      hint={say('invitation.text', { site, role: say.of('role', invitation.role) })}
    >
      <p>
        <ActionButton isStrong onClick={take}>
          {say('invitation.take')}
        </ActionButton>
      </p>
    </ConsolePage>
  );
}
