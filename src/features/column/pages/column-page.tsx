import { pageRequest } from '../../../platform/ui/page-context.ts';
import { SplicedBody } from '../../../platform/ui/spliced-body.tsx';
import type { getItemInfo } from '../contract.ts';
import type { Route } from './+types/column-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, placeBody } = context.get(pageRequest);
  const found = await call<typeof getItemInfo>('GET /front/item/info', { columnId: params.id });
  if (!found.ok) throw new Response(null, { status: 404 });
  if (found.value.body) await placeBody(found.value.body.sha256);
  return found.value;
}

export default function ColumnPage({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      <h1>{loaderData.titles.zh ?? loaderData.titles.en}</h1>
      {loaderData.body && <SplicedBody sha256={loaderData.body.sha256} />}
    </main>
  );
}
