import { securityEventKinds } from '../../../platform/kernel/security-event-kind.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { listSecurityEvents } from '../monitoring.contract.ts';
import filters from '../parts/change-filter.module.css';
import { ConsolePages } from '../parts/console-pages.tsx';
import { Form } from '../parts/in-language.tsx';
import { LabelledInput } from '../parts/labelled.tsx';
import { SecurityTable } from '../parts/security-table.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/security-page';
import { ask } from './load-console.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = Math.max(0, Math.trunc(Number(searchParams.get('page')) || 0));
  const by = (searchParams.get('by') ?? '').trim().slice(0, 50);
  const kind = securityEventKinds.find((one) => one === searchParams.get('kind'));
  const list = await ask<typeof listSecurityEvents>(context, 'GET /console/security', {
    ...{ page, ...(by && { by }), ...(kind && { kind }) },
  });
  return { by, kind, list };
}

/** /console/security: what happened here that matters to security. */
export default function SecurityPage({ loaderData: { by, kind, list } }: Route.ComponentProps) {
  const say = useWord();
  return (
    <>
      <h1>{say('page.security')}</h1>
      <p>{say('security.note')}</p>
      <Form key={`${by} ${kind}`} className={filters.filter} role="search" aria-label={say('changes.filter')}>
        <LabelledInput label={say('changes.by')}>
          {(input) => <input {...input} name="by" maxLength={50} defaultValue={by} autoComplete="off" />}
        </LabelledInput>
        <LabelledInput label={say('changes.kind')}>
          {(input) => (
            <select {...input} name="kind" defaultValue={kind ?? ''}>
              <option value="">{say('changes.allKinds')}</option>
              {securityEventKinds.map((one) => (
                <option key={one} value={one}>
                  {say(`security.kind.${one}`)}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
        <div className={filters.actions}>
          <button type="submit" className={buttons.strong}>
            {say('changes.apply')}
          </button>
        </div>
      </Form>
      {list.content.length === 0 ? (
        <p>{say('security.empty')}</p>
      ) : (
        <SecurityTable label={say('page.security')} events={list.content} />
      )}
      <ConsolePages page={list.page} pages={list.totalPages} />
      {list.ofInstallation.length > 0 && (
        <>
          <h2>{say('security.installation')}</h2>
          <SecurityTable label={say('security.installation')} events={list.ofInstallation} />
        </>
      )}
    </>
  );
}
