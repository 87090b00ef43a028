import '../../article/pages/article-body.css';
import type { MetaDescriptor } from 'react-router';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { recordLabel } from '../../../platform/shell/record-label.ts';
import { frameInHead, sayInHead } from '../../../platform/shell/say-in-head.ts';
import { Tombstone } from '../../article/parts/tombstone.tsx';
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
