import type { RouterContextProvider } from 'react-router';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import type { relatedThings } from '../../../features/discovery/search/related.contract.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { Call } from '../../../platform/contract/call.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { bodySlot, headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import type { getRecord } from '../contract.ts';
import { recordJsonLd } from '../parts/record-json-ld.ts';
import { captionSlot, type NeighbourView, type RecordPageView } from '../parts/record-view.ts';
import { type BesideRecord, captionIn, type FigureRecord, recordView, tombstoneOf } from './record-view-model.ts';

/** The figure or table that an address names. */
export async function loadRecord(context: Readonly<RouterContextProvider>, request: Request): Promise<RecordPageView> {
  const { call, language, parameters, origin } = await openPage(context, request);
  const { columnId: id } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found = await call<typeof getRecord>('GET /front/record/{id}', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const record = expectAnswer(found);
  if (record.withdrawal) return { state: 'withdrawn', record: tombstoneOf(record, language), kind: record.kind };

  const { placeHtml } = context.get(pageRequest);
  const caption = captionIn(record, language);
  if (caption) placeHtml(captionSlot, caption.html);
  if (record.content) placeHtml(bodySlot, record.content);
  placeHtml(headSlot, jsonLdScript(recordJsonLd(record, origin)));
  const [beside, comments] = await Promise.all([loadBeside(call, record), loadComments(call, id)]);
  return { state: 'record', record: recordView(record, language, beside), comments };
}

/** A page without it is whole: nothing breaks when the search engine is away. */
async function loadBeside(call: Call, { id, kind }: FigureRecord): Promise<BesideRecord> {
  const [similar, citation] = await Promise.all([
    call<typeof relatedThings>('GET /front/search/related', { id, kind }),
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id }),
  ]);
  return {
    similar: similar.ok ? similar.value.content.map(similarView) : [],
    citation: citation.ok ? citationView(citation.value) : null,
  };
}

type Hit = OutputOf<typeof relatedThings>['content'][number];

const similarView = ({ id, kind, resName, caption, label, url, cover }: Hit): NeighbourView => ({
  ...{ id, href: url, label: label ?? '' },
  kind: kind === 'table' ? 'table' : 'figure',
  title: resName || caption,
  picture: cover && fileAddress(cover),
});
