import { useRevalidator } from 'react-router';
import type { listImports } from '../../editorial/import/contract.ts';
import { ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { ImportRuns, usePolling } from '../parts/import-runs.tsx';
import { ConsolePages } from '../parts/list-controls.tsx';
import { PackageDrop } from '../parts/package-drop.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/import-page';
import { ask, listRequest } from './load-console.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  ask<typeof listImports>(context, 'GET /console/import/list', { page: listRequest(request).page });

const giga = 1_073_741_824;
const size = (bytes: number): string =>
  bytes < giga ? `${Math.ceil(bytes / 1_048_576)} MB` : `${Math.round((bytes / giga) * 10) / 10} GB`;

/** /console/import: drop files, see what became of them. */
export default function ImportPage({
  loaderData: { content, page, totalPages, storage, columns, formats },
}: Route.ComponentProps) {
  const say = useWord();
  const { revalidate } = useRevalidator();
  usePolling(content.some(({ state }) => state === 'waiting' || state === 'running'));
  return (
    <ConsolePage
      title={say('import.title')}
      hint={say('import.text')}
      head={<p>{say('import.storage', { used: size(storage.used), most: size(storage.most) })}</p>}
    >
      <PackageDrop added={formats} columns={columns} onSent={() => void revalidate()} />
      <ConsoleSection id="imports" title={say('import.runs')}>
        <ImportRuns runs={content} />
        <ConsolePages page={page} totalPages={totalPages} />
      </ConsoleSection>
    </ConsolePage>
  );
}
