import '../../article/pages/article-body.css';
import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '../../../features/sites/navigation/parts/page-title.ts';
import { frameInHead, sayInHead } from '../../../features/sites/navigation/parts/say-in-head.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
import { recordLabel } from '../parts/record-label.ts';
import { RecordShown } from '../parts/record-shown.tsx';
import type { Route } from './+types/record-page';
import { loadRecord } from './load-record.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadRecord(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData: view }): MetaDescriptor[] => {
  if (!view) return [];
  if (view.state === 'withdrawn')
    return [
      ...pageTitle(matches, view.record.title.text, { canonical: view.record.url }),
      { name: 'robots', content: 'noindex, follow' },
    ];
  const { title, kind, label, url, summary, pictures } = view.record;
  const printed = recordLabel(sayInHead(matches), frameInHead(matches)?.language ?? 'zh', kind, label);
  const name = title.text.startsWith(printed) ? title.text : `${printed} ${title.text}`;
  return pageTitle(matches, name, { canonical: url, description: summary, picture: pictures[0]?.shown ?? null });
};

/** /textDetail: one figure or table. */
export default function RecordPage({ loaderData: view }: Route.ComponentProps) {
  const say = useSay();
  if (view.state === 'record') return <RecordShown record={view.record} comments={view.comments} />;
  return (
    <Tombstone
      paper={view.record}
      state={say('figure.withdrawn.title', { kind: view.kind })}
      others={{ name: say('figure.withdrawn.others'), href: '/textList' }}
    />
  );
}
