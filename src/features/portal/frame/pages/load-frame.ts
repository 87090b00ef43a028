import type { RouterContextProvider } from 'react-router';
import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { chooseText, nameFor, type Text, textFor } from '../../../../platform/kernel/text.ts';
import { asPreviewed } from '../../../../platform/shell/as-previewed.ts';
import type { Frame, NavigationEntry, Tool } from '../../../../platform/shell/frame.ts';
import { localizedText } from '../../../../platform/shell/localized-text.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { type PageRequest, pageRequest } from '../../../../platform/ui/page-context.ts';
import type { listMyInstitutions } from '../../../access/librarian.contract.ts';
import type { getBinding } from '../../../members/account/binding.contract.ts';
import type { getMessages } from '../../../members/notices/contract.ts';
import type { getChannelList, getToolsList, PublicChannel } from '../../../sites/navigation/contract.ts';
import { channelGroup } from '../../../sites/navigation/domain/channel-group.ts';
import { toolIcon, toolKind } from '../../../sites/navigation/domain/tool-link.ts';
import type {
  findSeoBySiteId,
  getAiqaConfig,
  getAppInfo,
  getConfigHeader,
  getFooterConfig,
  getHostSite,
  getPublicationConfig,
  getSearchConfig,
  getTheme,
} from '../../../sites/site/contract.ts';
import { loadOffers } from '../../../sites/site/parts/load-offers.ts';
import { canonicalPath } from '../parts/frame-rules.ts';

/** Everything around the page: what all readers of the site share, where the page stands, and who reads it. */
export async function loadFrame(context: Readonly<RouterContextProvider>, address: URL): Promise<Frame | null> {
  const page = context.get(pageRequest);
  const { origin, language: requested, share } = page;
  const frame = await share('frame', (call) => loadSiteFrame(call, requested));
  if (!frame) return null;
  return {
    ...frame,
    ...(page.preview && { preview: page.preview, stylesheet: asPreviewed(frame.stylesheet, page.preview) }),
    languageInAddress: requested !== undefined,
    address: { origin, path: canonicalPath(address) },
    member: await whoReads(page),
  };
}

async function whoReads({ call, signedIn }: PageRequest): Promise<Frame['member']> {
  if (!signedIn) return null;
  const [own, notices, institutions] = await Promise.all([
    call<typeof getBinding>('GET /api/binding', {}),
    call<typeof getMessages>('GET /front/frontMembers/messages', { size: 1 }),
    call<typeof listMyInstitutions>('GET /front/librarian/institutions', {}),
  ]);
  if (!own.ok) return null;
  return {
    name: own.value.userName,
    unread: notices.ok ? notices.value.unread : 0,
    isLibrarian: institutions.ok && institutions.value.length > 0,
  };
}

/** What of a frame is the same for all who read a site in one language: everything around its pages, in the reader's words. */
async function loadSiteFrame(
  call: Call,
  requested: Language | undefined,
): Promise<Omit<Frame, 'languageInAddress' | 'address' | 'member'> | null> {
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  // A site that is not open answers no other call; the screens that stand in for its pages need no frame.
  if (site.state !== 'open') return null;
  const [header, footer, seo, channels, tools, search, theme, assistant, offers, publication, app] = await Promise.all([
    call<typeof getConfigHeader>('GET /front/site/getConfigHeader', {}).then(expectAnswer),
    call<typeof getFooterConfig>('GET /front/config-footer/getFooterConfig', {}).then(expectAnswer),
    call<typeof findSeoBySiteId>('GET /front/config-seo/findBySiteId', {}).then(expectAnswer),
    call<typeof getChannelList>('GET /front/channel/getChannelList', {}).then(expectAnswer),
    call<typeof getToolsList>('GET /front/tools/getToolsList', {}).then(expectAnswer),
    call<typeof getSearchConfig>('GET /front/site/{id}/search-config', { id: site.id }).then(expectAnswer),
    call<typeof getTheme>('GET /front/site/getTheme', {}).then(expectAnswer),
    call<typeof getAiqaConfig>('GET /front/aiqa/getAiqaConfig', {}).then(expectAnswer),
    loadOffers(call),
    call<typeof getPublicationConfig>('GET /front/config-publication/getPublicationConfig', {}).then(expectAnswer),
    call<typeof getAppInfo>('GET /front/aiqa/getAppInfo', {}).then(expectAnswer),
  ]);
  const language = requested ?? site.defaultLanguage;
  const say = (text: Parameters<typeof textFor>[0]) => textFor(text, language, site.defaultLanguage);
  const name = chooseText(header.name, language, site.defaultLanguage);
  const second = site.sixLanguages.find((other) => other !== name?.language);

  return {
    language,
    site: {
      id: site.id,
      sld: site.sld,
      name: name?.text ?? site.sld,
      secondName: second && header.name[second] ? localizedText(header.name[second], second) : null,
      tagline: say(header.tagline),
      mark: header.mark,
      logo: site.logo1,
      picture: site.pictureUrl,
      icon: header.browserIcon,
      isPortal: site.magazineClassification === 'portal',
      defaultLanguage: site.defaultLanguage,
      languages: languages.filter((known) => site.sixLanguages.includes(known)),
      timeZone: site.timeZone,
      grayType: site.grayType,
    },
    enabled: offers,
    home: site.magazineClassification === 'portal' ? '/scanHome' : '/homeNav',
    stylesheet: theme.stylesheet,
    theme: { navStyle: header.navStyle, homeGrid: theme.homeGrid, cards: theme.cards, covers: publication.coverStyle },
    seo: {
      title: say(seo.title),
      description: say(seo.description),
      keywords: joinedKeywords(say(seo.keywords), say(site.keywords)),
    },
    navigation: navigationEntries(channels, say).filter((entry) => !isHome(entry.href)),
    search: {
      scopes: search.scopes,
      // Who reads no Chinese looks for nothing in Chinese.
      quick: search.quickSearch.map((words) => nameFor(words, language, site.defaultLanguage)),
    },
    // Nothing leads to what the site doesn't offer.
    tools: tools.map(toolOf).filter(({ kind }) => kind !== 'email' || offers.subscription),
    footer: {
      toolbarStyle: footer.toolbarStyle,
      publisher: say(footer.publisher),
      address: say(footer.address),
      copyright: say(footer.copyright),
      icp: footer.icp,
      police: footer.police,
      phone: footer.phone ?? null,
      postcode: footer.postcode ?? null,
      email: footer.email ?? null,
      qq: footer.qq ?? null,
      issn: footer.issn ?? null,
      eissn: footer.eissn ?? null,
      cn: footer.cn ?? null,
      links: footer.links.map((link) => ({ name: say(link.name), url: link.url })),
    },
    assistant: assistant && {
      title: say(assistant.title),
      url: withAppId(assistant.url, app?.appId ?? ''),
      place: assistant.place,
      appName: app ? say(app.appName) : '',
      text: say(assistant.texts),
      keepsStorage: assistant.keepsStorage ?? false,
    },
    service: theme.service && { title: say(theme.service.title), url: theme.service.url },
  };
}

/** The assistant is told by which of its apps it was put on the page. */
function withAppId(url: string, appId: string): string {
  const address = appId ? URL.parse(url) : null;
  address?.searchParams.set('appId', appId);
  return address?.href ?? url;
}

/** The description and keywords of the site for search engines, each word once. */
const joinedKeywords = (...lists: readonly string[]): string =>
  [...new Set(lists.flatMap((list) => list.split(/[,，;；]/)).map((word) => word.trim()))].filter(Boolean).join(', ');

/** The way home always stands first; a channel that leads there too would say it twice. */
const isHome = (href: string): boolean =>
  ['/homenav', '/scanhome', '/'].includes((href.split('?')[0] ?? '').toLowerCase());

/** A channel that leads nowhere is shown only for what stands below it. */
const navigationEntries = (channels: readonly PublicChannel[], say: (text: Text) => string): NavigationEntry[] =>
  channels
    .filter((channel) => channel.target || channel.children.length > 0)
    .map((channel) => ({
      id: channel.id,
      name: say(channel.names),
      href: channel.target?.href ?? channel.children[0]?.target?.href ?? '/',
      newWindow: channel.target?.newWindow ?? false,
      group: channelGroup(channel.code),
      children: navigationEntries(channel.children, say),
    }));

const toolOf = (tool: OutputOf<typeof getToolsList>[number]): Tool => ({
  id: tool.id,
  kind: toolKind(tool.type, tool.platformType),
  name: tool.resName,
  description: tool.description,
  href: tool.url ?? tool.linkValue2,
  picture: tool.bouncePictureUrl ?? tool.pictureUrl,
  icon: toolIcon(tool),
  newWindow: tool.linkType2 !== 'self',
});
