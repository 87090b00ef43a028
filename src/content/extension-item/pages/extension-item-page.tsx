import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { CiteButton } from '../../../features/discovery/citations/parts/cite-button.tsx';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import { countedView } from '../../../platform/shell/counted-use.ts';
import { DetailHead, DetailPage } from '../../../platform/shell/detail-page.tsx';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { getExtensionItem } from '../contract.ts';
import type { Route } from './+types/extension-item-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, language, parameters } = await openPage(context, request);
  const { columnId: id } = parameters;
  if (!id) throw showScreen('notFound', language);
  const [found, citation] = await Promise.all([
    call<typeof getExtensionItem>('GET /front/item/extension/{id}', { id }),
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id }),
  ]);
  if (!found.ok) throw showScreen('notFound', language);
  return { ...found.value, citation: citation.ok ? citationView(citation.value) : null };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }) =>
  view
    ? pageTitle(matches, view.title, { canonical: `/itemDetails?columnId=${view.id}`, description: view.summary })
    : [];

/** /itemDetails: an item of a kind that an extension brings, with its own fields. */
export default function ExtensionItemPage({ loaderData: view }: Route.ComponentProps) {
  const { id, kindName, title, summary, cover, fields, citation } = view;
  return (
    <DetailPage part="extension-item-page" counts={countedView(id)} path={[{ name: kindName, href: null }]}>
      <DetailHead kind={kindName} title={<bdi>{title}</bdi>} cover={cover}>
        {citation && <CiteButton citation={citation} />}
      </DetailHead>
      <div className={layout.stack5}>
        {summary && <p className={text.lead}>{summary}</p>}
        <dl className={layout.stack3}>
          {fields.map(({ name, label, value, address }) => (
            <div key={name}>
              <dt className={text.fine}>{label}</dt>
              <dd dir="auto">{address ? <a href={address}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </DetailPage>
  );
}
