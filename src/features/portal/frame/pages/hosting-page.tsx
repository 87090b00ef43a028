import { data, type MetaDescriptor } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import { ListPage } from '../../../../platform/shell/list-page.tsx';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { frameSourcesHeader } from '../../../../platform/ui/frame-sources-header.ts';
import type { getChannelInfo } from '../../../sites/navigation/contract.ts';
import { openPage } from '../../../sites/navigation/parts/open-page.ts';
import type { getHostedPages } from '../../../sites/site/contract.ts';
import { hostedPage } from '../../../sites/site/domain/hosted-page.ts';
import styles from '../../../sites/site/pages/hosting-page.module.css';
import { originsOf } from '../parts/frame-rules.ts';
import type { Route } from './+types/hosting-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, parameters, say } = await openPage(context, request);
  const allowed = expectAnswer(await call<typeof getHostedPages>('GET /front/site/getHostedPages', {}));
  const { columnId } = parameters;
  const found =
    columnId && siteOfId(columnId)
      ? await call<typeof getChannelInfo>('GET /front/channel/info', { channelId: columnId })
      : null;
  const channel = found?.ok ? found.value : null;
  const url = hostedPage(allowed, channel);
  return data(
    { url, host: url && new URL(url).host, name: channel ? say(channel.names) : '' },
    { headers: { [frameSourcesHeader]: url ? originsOf([url]) : '' } },
  );
}

/** What the shell frames and what this page does. */
export function headers({ parentHeaders, loaderHeaders }: Route.HeadersArgs) {
  const both = new Headers(parentHeaders);
  const sources = [parentHeaders, loaderHeaders].map((given) => given.get(frameSourcesHeader)).filter(Boolean);
  both.set(frameSourcesHeader, sources.join(' '));
  return both;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => {
  const say = sayInHead(matches);
  const { name, host } = loaderData ?? {};
  return [
    ...pageTitle(matches, name || (host ? say('site.hosting.frameTitle', { host }) : say('site.hosting.refused'))),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/** /hostingPage: one outside page of the site's own list, in a locked frame. */
export default function HostingPage({ loaderData: { url, host, name } }: Route.ComponentProps) {
  const say = useSay();
  const title = name || (host ? say('site.hosting.frameTitle', { host }) : say('site.hosting.refused'));
  return (
    <ListPage title={title} path={[{ name: title, href: null }]} part="hosting-page">
      {url && host ? (
        <>
          <p data-part="sentence">
            {say('site.hosting.notice', { host })}{' '}
            <a href={url} target="_blank" rel="noopener noreferrer external">
              {say('site.hosting.open')}
            </a>
          </p>
          <iframe
            className={styles.frame}
            src={url}
            title={say('site.hosting.frameTitle', { host })}
            sandbox="allow-scripts allow-forms"
            referrerPolicy="no-referrer"
          />
        </>
      ) : (
        <p>{say('site.column.empty')}</p>
      )}
    </ListPage>
  );
}
