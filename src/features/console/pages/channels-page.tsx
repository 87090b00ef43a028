import { useState } from 'react';
import type { getChannelUses } from '../../sites/navigation/contract.ts';
import { theOnlyOneId } from '../domain/addresses.ts';
import { DocumentVersions } from '../parts/change-list.tsx';
import { ChannelTree } from '../parts/channel-tree.tsx';
import { DocumentForm } from '../parts/document-form.tsx';
import type { Route } from './+types/channels-page';
import { ask, loadDocument } from './load-console.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const document = await loadDocument(context, 'channels', theOnlyOneId);
  return { ...document, uses: await ask<typeof getChannelUses>(context, 'GET /console/channels/uses', {}) };
}

/** /console/channels: the navigation of the site. */
export default function ChannelsPage({ loaderData: { opened, versions, uses } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <h1>{opened.name}</h1>
      <DocumentForm
        key={opened.state}
        opened={opened}
        body={(props) => <ChannelTree {...props} uses={uses} chosen={chosen} onChoose={setChosen} />}
      />
      <DocumentVersions versions={versions} />
    </>
  );
}
