import { useIntl } from 'react-intl';
import { ItemActions } from '../../../features/discovery/sharing/parts/item-actions.tsx';
import { Comments } from '../../../features/members/comments/parts/comments.tsx';
import type { CommentsView } from '../../../features/members/comments/parts/comments-view.ts';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { sayWith, useSay } from '../../../platform/i18n/use-say.ts';
import { countedView } from '../../../platform/shell/counted-use.ts';
import {
  DetailActions,
  DetailAside,
  DetailHead,
  DetailPage,
  DetailSection,
} from '../../../platform/shell/detail-page.tsx';
import { Fact, Facts } from '../../../platform/shell/facts.tsx';
import { FileList } from '../../../platform/shell/file-list.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import { Localized } from '../../../platform/shell/localized.tsx';
import { Paragraph } from '../../../platform/shell/paragraph.tsx';
import { StoredText } from '../../../platform/shell/stored-text.tsx';
import box from '../../../platform/ui/box.module.css';
import text from '../../../platform/ui/text.module.css';
import { listOf, type ResourceView } from './resource-view.ts';

interface Props {
  readonly resource: ResourceView;
  readonly comments: CommentsView | null;
}

/** A general resource, a standard or a patent: what it is, what it says, and its files. */
export function ResourceDetail({ resource, comments }: Props) {
  const say = useSay();
  const { library, summary, body, files, replacedBy } = resource;
  return (
    <DetailPage
      part="resource-page"
      data={{ 'data-library': library }}
      path={[
        { name: say('generalResource.library.many', { library }), href: listOf[library] },
        { name: resource.number ?? resource.title.text, href: null },
      ]}
      counts={countedView(resource.id)}
      aside={<ResourceAside resource={resource} />}
      more={<Comments comments={comments} />}
    >
      <Head resource={resource} />
      {replacedBy && <Replaced number={replacedBy} />}
      <Paragraph text={summary} className={text.lead} />
      {body ? <StoredText body={body} /> : files.length === 0 && <p>{say('generalResource.text.none')}</p>}
    </DetailPage>
  );
}

function Head({ resource }: { readonly resource: ResourceView }) {
  const say = useSay();
  const { id, title, url, library, number, citation, use } = resource;
  const kind = (
    <>
      <span>{say('generalResource.library.one', { library })}</span>
      {number && <bdi dir="ltr">{number}</bdi>}
    </>
  );
  const used = [say('ui.number.views', { count: use.views }), say('ui.number.downloads', { count: use.downloads })];
  return (
    <DetailHead kind={kind} title={<Localized of={title} />} second={resource.secondTitle}>
      <DetailActions use={used.join(' · ')}>
        <ItemActions item={{ id, kind: 'general-resource', title: title.text }} url={url} citation={citation} />
      </DetailActions>
    </DetailHead>
  );
}

/** Its successor is known by its number alone, so it is searched for. */
function Replaced({ number }: { readonly number: string }) {
  const say = useSay();
  const href = useHref();
  return (
    <p className={box.notice} role="note" data-part="replaced">
      {say('generalResource.replaced.text')}{' '}
      <a
        className={text.underlined}
        href={href(`/othersList?${new URLSearchParams({ q: `"${number.replaceAll('"', ' ')}"` })}`)}
        dir="ltr"
      >
        {number}
      </a>
    </p>
  );
}

function ResourceAside({ resource }: { readonly resource: ResourceView }) {
  const say = useSay();
  const title = say('generalResource.facts.title');
  return (
    <DetailAside label={title} isPrinted>
      {resource.files.length > 0 && (
        <DetailSection title={say('ui.action.download')} part="files">
          <FileList files={resource.files} />
        </DetailSection>
      )}
      <DetailSection title={title}>
        <ResourceFacts resource={resource} />
      </DetailSection>
    </DetailAside>
  );
}

/** What its table knows of it; the words for some facts differ between the libraries. */
function ResourceFacts({ resource }: { readonly resource: ResourceView }) {
  const intl = useIntl();
  const say = sayWith(intl);
  const { library, legalStatus: status } = resource;
  const day = (date: string | null) => date && intl.formatDate(date, { dateStyle: 'long', timeZone: 'UTC' });
  const all: [MessageKey, string | null][] = [
    ['generalResource.field.number', resource.number],
    ['generalResource.field.legalStatus', status && say('generalResource.status', { status })],
    ['generalResource.field.classification', resource.classification],
    ['generalResource.field.holder', resource.holder],
    ['generalResource.field.people', resource.people],
    ['generalResource.field.filedOn', day(resource.filedOn)],
    ['generalResource.field.published', day(resource.published)],
    ['generalResource.field.effectiveOn', day(resource.effectiveOn)],
    ['generalResource.field.keywords', resource.keywords.join(', ')],
    ['generalResource.field.doi', resource.doi],
  ];
  return (
    <Facts part="facts">
      {all.map(([key, value]) => (
        <Fact key={key} label={say(key, { library })}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
