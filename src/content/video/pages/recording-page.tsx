import '../parts/transcript.css';
import type { MetaDescriptor } from 'react-router';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { Call } from '../../../platform/contract/call.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { withParameter } from '../../../platform/shell/href.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { frameInHead } from '../../../platform/shell/say-in-head.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import { tombstoneOf, withdrawnTitle } from '../../news/parts/item-view.ts';
import type { getAudioInfo, getRelationsData, getVideoInfo } from '../contract.ts';
import { RecordingDetail } from '../parts/recording-detail.tsx';
import { recordingJsonLd } from '../parts/recording-json-ld.ts';
import {
  type Additions,
  type RecordingView,
  recordingView,
  titlesOf,
  transcriptSlot,
} from '../parts/recording-view.ts';
import { transcriptHtml } from '../parts/transcript-html.ts';
import type { Route } from './+types/recording-page';

/** The audio or video that an address names. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, language, parameters, origin, path } = await openPage(context, request);
  const { columnId: id, t: start = 0, lang } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found =
    path.toLowerCase() === '/audiodetails'
      ? await call<typeof getAudioInfo>('GET /front/vod/getAudioInfo', { id })
      : await call<typeof getVideoInfo>('GET /front/vod/getVideoInfo', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const recording = expectAnswer(found);
  if (recording.withdrawal) {
    const { title } = titlesOf(recording, language);
    return { state: 'withdrawn' as const, recording: tombstoneOf(recording, title, language), kind: recording.kind };
  }

  const { placeHtml } = context.get(pageRequest);
  const own = lang ? withParameter(recording.url, 'lang', lang) : recording.url;
  for (const transcript of recording.transcripts)
    placeHtml(
      transcriptSlot(transcript.language),
      transcriptHtml(transcript, (seconds) => withParameter(own, 't', String(seconds))),
    );
  placeHtml(headSlot, jsonLdScript(recordingJsonLd(recording, origin)));
  const [additions, comments] = await Promise.all([loadAdditions(call, recording), loadComments(call, id)]);
  const view = recordingView(recording, { language, origin, start }, additions);
  return { state: 'recording' as const, recording: view, comments };
}

/** A page without it is whole. */
async function loadAdditions(
  call: Call,
  { id, kind }: { readonly id: string; readonly kind: string },
): Promise<Additions> {
  const [relations, citation] = await Promise.all([
    call<typeof getRelationsData>('GET /front/vod/getRelationsData', { id }),
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id, kind }),
  ]);
  return {
    relations: relations.ok ? relations.value : null,
    citation: citation.ok ? citationView(citation.value) : null,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: view }): MetaDescriptor[] => {
  if (!view) return [];
  if (view.state === 'withdrawn') return withdrawnTitle(matches, view.recording);
  const { title, url, summary, poster } = view.recording;
  const card = { canonical: url, description: summary?.text.slice(0, 200) ?? '', picture: poster };
  return [
    ...pageTitle(matches, title.text, card),
    ...(frameInHead(matches)?.preview ? [] : citationTags(view.recording)),
  ];
};

/** Only what a recording has: the other tags of Google Scholar are about papers. */
function citationTags({ title, speakers, date, address }: RecordingView): MetaDescriptor[] {
  const tags: [name: string, content: string][] = [
    ['title', title.text],
    ...speakers.map(({ name }): [string, string] => ['author', name.text]),
    ['publication_date', date?.replaceAll('-', '/') ?? ''],
    ['language', title.lang],
    ['abstract_html_url', address],
  ];
  return tags.flatMap(([name, content]) => (content ? [{ name: `citation_${name}`, content }] : []));
}

/** /videoDetails and /audioDetails. */
export default function RecordingPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  if (view.state === 'recording') return <RecordingDetail recording={view.recording} comments={view.comments} />;
  const others = { name: say('video.withdrawn.others'), href: view.kind === 'video' ? '/videoList' : '/audioList' };
  return <Tombstone paper={view.recording} state={say('video.withdrawn.title')} others={others} />;
}
