import { useState } from 'react';
import type { GivenTo, OutputOf } from '../../../platform/contract/endpoint.ts';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { OtherSiteLink } from '../../members/account/parts/other-site-link.tsx';
import type { createSite } from '../../sites/site/sites.contract.ts';
import { addressAt } from '../domain/addresses.ts';
import { ActionButton, ConsolePage } from '../parts/console-page.tsx';
import { NewSiteForm } from '../parts/new-site-form.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/new-site-page';

type Created = Extract<OutputOf<typeof createSite>, { outcome: 'created' }>;

export const loader = ({ context }: Route.LoaderArgs) => ({ here: context.get(pageRequest).origin });

/** /console/sites/new: a site from a template, in a minute. */
export default function NewSitePage({ loaderData: { here } }: Route.ComponentProps) {
  const say = useWord();
  const [made, setMade] = useState<{ created: Created; wanted: GivenTo<typeof createSite> } | null>(null);
  if (!made)
    return (
      <ConsolePage title={say('newSite.title')} hint={say('newSite.text')}>
        <NewSiteForm onCreated={(created, wanted) => setMade({ created, wanted })} />
      </ConsolePage>
    );
  const { created, wanted } = made;
  const name = wanted.names.zh || wanted.names.en || wanted.sld;
  return (
    <ConsolePage
      title={
        <span tabIndex={-1} ref={(title) => title?.focus()}>
          {say('newSite.created')}
        </span>
      }
    >
      <p>{say('newSite.createdText', { name, host: created.host })}</p>
      {wanted.ownerEmail && <p>{say(created.isInvited ? 'newSite.invited' : 'newSite.notInvited')}</p>}
      <p className={field.actions}>
        <OtherSiteLink className={buttons.strong} address={addressAt(here, created.host, '/console')}>
          {say('newSite.openConsole')}
        </OtherSiteLink>
        <a className={buttons.button} href={addressAt(here, created.host, '/')}>
          {say('newSite.openSite')}
        </a>
        <ActionButton onClick={() => setMade(null)}>{say('newSite.another')}</ActionButton>
      </p>
    </ConsolePage>
  );
}
