import '../../article/pages/article-body.css';
import { data, type MetaDescriptor } from 'react-router';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { relatedItems } from '../../../features/discovery/search/related.contract.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { Call } from '../../../platform/contract/call.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { recordLabel } from '../../../platform/shell/record-label.ts';
import { frameInHead, sayInHead } from '../../../platform/shell/say-in-head.ts';
import { bodySlot, headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { unkept } from '../../../platform/ui/unkept.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import { tombstoneOf, withdrawnTitle } from '../../news/parts/item-view.ts';
import type { FigureRecord, getRecord } from '../contract.ts';
import { RecordDetail } from '../parts/record-detail.tsx';
import { recordJsonLd } from '../parts/record-json-ld.ts';
import { type Additions, captionIn, captionSlot, recordView, titleOf } from '../parts/record-view.ts';
import type { Route } from './+types/record-page';

/** The figure or table that an address names. */
async function load({ context, request }: Route.LoaderArgs) {
  const { call, language, parameters, origin } = await openPage(context, request);
  const { columnId: id } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found = await call<typeof getRecord>('GET /front/record/{id}', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const record = expectAnswer(found);
  if (record.withdrawal)
    return {
      state: 'withdrawn' as const,
      record: tombstoneOf(record, titleOf(record, language), language),
      kind: record.kind,
    };

  const { placeHtml } = context.get(pageRequest);
  const caption = captionIn(record, language);
  if (caption) placeHtml(captionSlot, caption.html);
  if (record.content) placeHtml(bodySlot, record.content);
  placeHtml(headSlot, jsonLdScript(recordJsonLd(record, origin)));
  const [additions, comments] = await Promise.all([loadAdditions(call, record), loadComments(call, id)]);
  return { state: 'record' as const, record: recordView(record, language, additions), comments };
}

export async function loader(order: Route.LoaderArgs) {
  const view = await load(order);
  return data(view, view.state === 'record' && !view.record.similar ? unkept : {});
}

export { joinedHeaders as headers } from '../../../platform/shell/joined-headers.ts';

/** Nothing breaks when the search engine is away. */
async function loadAdditions(call: Call, { id, kind }: FigureRecord): Promise<Additions> {
  const [similar, citation] = await Promise.all([
    call<typeof relatedItems>('GET /front/search/related', { id, kind }),
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id, kind }),
  ]);
  return {
    similar: similar.ok && similar.value.available ? similar.value.content.map(similarView) : null,
    citation: citation.ok ? citationView(citation.value) : null,
  };
}

const similarView = (hit: OutputOf<typeof relatedItems>['content'][number]) => ({
  id: hit.id,
  kind: hit.kind === 'table' ? ('table' as const) : ('figure' as const),
  label: hit.label ?? '',
  title: hit.resName || hit.caption,
  href: hit.url,
  picture: hit.cover && fileAddress(hit.cover),
  cells: hit.facts?.cells ?? null,
});

export const meta: Route.MetaFunction = ({ matches, loaderData: view }): MetaDescriptor[] => {
  if (!view) return [];
  if (view.state === 'withdrawn') return withdrawnTitle(matches, view.record);
  const { title, kind, label, url, summary, pictures } = view.record;
  const printed = recordLabel(sayInHead(matches), frameInHead(matches)?.language ?? 'zh', kind, label);
  const name = title.text.startsWith(printed) ? title.text : `${printed} ${title.text}`;
  return pageTitle(matches, name, { canonical: url, description: summary, picture: pictures[0]?.src ?? null });
};

/** /textDetail: one figure or table. */
export default function RecordPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  if (view.state === 'record') return <RecordDetail record={view.record} comments={view.comments} />;
  return (
    <Tombstone
      paper={view.record}
      state={say('figure.withdrawn.title', { kind: view.kind })}
      others={{ name: say('figure.withdrawn.others'), href: '/textList' }}
    />
  );
}
