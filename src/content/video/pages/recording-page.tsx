import '../parts/transcript.css';
import type { MetaDescriptor } from 'react-router';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import { RecordingShown } from '../parts/recording-shown.tsx';
import type { RecordingView } from '../parts/recording-view.ts';
import type { Route } from './+types/recording-page';
import { loadRecording } from './load-recording.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadRecording(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData: view }): MetaDescriptor[] => {
  if (!view) return [];
  const { title, url } = view.recording;
  if (view.state === 'withdrawn')
    return [...pageTitle(matches, title.text, { canonical: url }), { name: 'robots', content: 'noindex, follow' }];
  const { summary, poster } = view.recording;
  const card = { canonical: url, description: summary?.text.slice(0, 200) ?? '', picture: poster };
  return [...pageTitle(matches, title.text, card), ...citationTags(view.recording)];
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
  if (view.state === 'recording') return <RecordingShown recording={view.recording} comments={view.comments} />;
  const others = { name: say('video.withdrawn.others'), href: view.kind === 'video' ? '/videoList' : '/audioList' };
  return <Tombstone paper={view.recording} state={say('video.withdrawn.title')} others={others} />;
}
