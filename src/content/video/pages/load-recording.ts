import type { RouterContextProvider } from 'react-router';
import type { getPublicizeInfo } from '../../../features/discovery/citations/contract.ts';
import { citationView } from '../../../features/discovery/citations/parts/citation-view.ts';
import { loadComments } from '../../../features/members/comments/parts/load-comments.ts';
import { openPage } from '../../../features/sites/navigation/parts/open-page.ts';
import type { Call } from '../../../platform/contract/call.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { withParameter } from '../../../platform/shell/href.ts';
import { headSlot } from '../../../platform/ui/body-marker.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { jsonLdScript } from '../../../platform/ui/json-ld.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { isAbsent } from '../../article/parts/is-absent.ts';
import type { getAudioInfo, getRelationsData, getVideoInfo } from '../contract.ts';
import { recordingJsonLd } from '../parts/recording-json-ld.ts';
import type { RecordingPageView } from '../parts/recording-view.ts';
import { transcriptHtml } from '../parts/transcript-html.ts';
import { type Beside, recordingView, tombstoneOf, transcriptSlot } from './view-model.ts';

/** The audio or video that an address names. */
export async function loadRecording(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<RecordingPageView> {
  const { call, language, parameters, origin, path } = await openPage(context, request);
  const { columnId: id, t: start = 0, lang } = parameters;
  if (!id) throw showScreen('notFound', language);
  const found =
    path.toLowerCase() === '/audiodetails'
      ? await call<typeof getAudioInfo>('GET /front/vod/getAudioInfo', { id })
      : await call<typeof getVideoInfo>('GET /front/vod/getVideoInfo', { id });
  if (isAbsent(found)) throw showScreen('notFound', language);
  const recording = expectAnswer(found);
  if (recording.withdrawal)
    return { state: 'withdrawn', recording: tombstoneOf(recording, language), kind: recording.kind };

  const { placeHtml } = context.get(pageRequest);
  const own = lang ? withParameter(recording.url, 'lang', lang) : recording.url;
  for (const transcript of recording.transcripts)
    placeHtml(
      transcriptSlot(transcript.language),
      transcriptHtml(transcript.cues, (seconds) => withParameter(own, 't', String(seconds))),
    );
  placeHtml(headSlot, jsonLdScript(recordingJsonLd(recording, origin)));
  const [beside, comments] = await Promise.all([loadBeside(call, id), loadComments(call, id)]);
  return { state: 'recording', recording: recordingView(recording, { language, origin, start }, beside), comments };
}

/** A page without it is whole. */
async function loadBeside(call: Call, id: string): Promise<Beside> {
  const [relations, citation] = await Promise.all([
    call<typeof getRelationsData>('GET /front/vod/getRelationsData', { id }),
    call<typeof getPublicizeInfo>('GET /front/front-article/getPublicizeInfo', { id }),
  ]);
  return {
    relations: relations.ok ? relations.value : null,
    citation: citation.ok ? citationView(citation.value) : null,
  };
}
