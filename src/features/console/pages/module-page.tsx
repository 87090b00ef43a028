import { useState } from 'react';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { getChannelInfo } from '../../sites/navigation/contract.ts';
import { DocumentVersions } from '../parts/change-list.tsx';
import { DocumentForm } from '../parts/document-form.tsx';
import { Link } from '../parts/in-language.tsx';
import { ModuleList } from '../parts/module-list.tsx';
import { useTextFor, useWord } from '../parts/use-console.ts';
import type { Route } from './+types/module-page';
import { loadDocument } from './load-console.server.ts';

const homePage = 'home';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const document = await loadDocument(context, 'modules', id);
  if (id === homePage) return { ...document, names: null, address: '/' };
  // A channel that is switched off has a page that can be prepared, but none that can be seen.
  const channel = await context
    .get(pageRequest)
    .call<typeof getChannelInfo>('GET /front/channel/info', { channelId: id });
  if (!channel.ok) return { ...document, names: {}, address: null };
  return { ...document, names: channel.value.names, address: channel.value.target?.href ?? null };
}

/** /console/modules/{page}: what one page is built from. */
export default function ModulePage({ loaderData }: Route.ComponentProps) {
  const { opened, versions, names, address } = loaderData;
  const say = useWord();
  const textFor = useTextFor();
  const [chosen, setChosen] = useState<string | null>(null);
  const name = names ? textFor(names) : say('modules.home');
  return (
    <>
      <h1>
        <Link to="/console/modules">{opened.name}</Link> · {name || opened.id}
      </h1>
      <DocumentForm
        key={`${opened.id} ${opened.state}`}
        opened={{ ...opened, address }}
        body={(props) => <ModuleList {...props} chosen={chosen} onChoose={setChosen} />}
      />
      <DocumentVersions versions={versions} />
    </>
  );
}
