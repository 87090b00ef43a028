import type { Call } from '../../../../platform/contract/call.ts';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { type Language, languages } from '../../../../platform/kernel/language.ts';
import { chooseText, type Text, textFor } from '../../../../platform/kernel/text.ts';
import type { Frame, NavigationEntry, Tool } from '../../../../platform/shell/frame.ts';
import { localizedText } from '../../../../platform/shell/localized-text.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import type { getChannelList, getToolsList, ShownChannel } from '../../../sites/navigation/contract.ts';
import type {
  findSeoBySiteId,
  getAggregatedConfig,
  getAiqaConfig,
  getAppInfo,
  getConfigHeader,
  getFooterConfig,
  getHostSite,
  getSearchConfig,
  getTheme,
} from '../../../sites/site/contract.ts';

/** What of a frame is the same for all who read a site in one language. */
export type SiteFrame = Omit<Frame, 'languageInAddress' | 'address' | 'member'>;

/** Everything around the pages of a site, put into the reader's words. */
export async function loadSiteFrame(call: Call, asked: Language | undefined): Promise<SiteFrame | null> {
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  // A site that is not open answers no other call; the screens that stand in for its pages need no frame.
  if (site.state !== 'open') return null;
  const answers = await Promise.all([
    call<typeof getConfigHeader>('GET /front/site/getConfigHeader', {}),
    call<typeof getFooterConfig>('GET /front/config-footer/getFooterConfig', {}),
    call<typeof findSeoBySiteId>('GET /front/config-seo/findBySiteId', {}),
    call<typeof getChannelList>('GET /front/channel/getChannelList', {}),
    call<typeof getToolsList>('GET /front/tools/getToolsList', {}),
    call<typeof getSearchConfig>('GET /front/site/{id}/search-config', { id: site.id }),
    call<typeof getTheme>('GET /front/site/getTheme', {}),
    call<typeof getAiqaConfig>('GET /front/aiqa/getAiqaConfig', {}),
    call<typeof getAggregatedConfig>('GET /front/site/getAggregatedConfig', {}),
    call<typeof getAppInfo>('GET /front/aiqa/getAppInfo', {}),
  ]);
  const header = expectAnswer(answers[0]);
  const footer = expectAnswer(answers[1]);
  const seo = expectAnswer(answers[2]);
  const channels = expectAnswer(answers[3]);
  const tools = expectAnswer(answers[4]);
  const search = expectAnswer(answers[5]);
  const look = expectAnswer(answers[6]);
  const assistant = expectAnswer(answers[7]);
  const switches = expectAnswer(answers[8]);
  const app = expectAnswer(answers[9]);

  const language = asked ?? site.defaultLanguage;
  const say = (text: Parameters<typeof textFor>[0]) => textFor(text, language, site.defaultLanguage);
  const shownName = chooseText(header.name, language, site.defaultLanguage);
  const second = site.sixLanguages.find((other) => other !== shownName?.language);

  return {
    language,
    site: {
      id: site.id,
      sld: site.sld,
      name: shownName?.text ?? site.sld,
      secondName: second && header.name[second] ? localizedText(header.name[second], second) : null,
      tagline: say(header.tagline),
      mark: header.mark,
      logo: site.logo1,
      icon: header.browserIcon,
      isPortal: site.magazineClassification === 'portal',
      defaultLanguage: site.defaultLanguage,
      languages: languages.filter((known) => site.sixLanguages.includes(known)),
      timeZone: site.timeZone,
      grayType: site.grayType,
    },
    enabled: { album: switches.enableAlbum, subscription: switches.enableSubscription },
    home: site.magazineClassification === 'portal' ? '/scanHome' : '/homeNav',
    stylesheet: look.stylesheet,
    look: { navStyle: header.navStyle, homeGrid: look.homeGrid, cards: look.cards },
    seo: { title: say(seo.title), description: say(seo.description), keywords: say(seo.keywords) },
    navigation: navigationEntries(channels, say).filter((entry) => !isHome(entry.href)),
    search: { scopes: search.scopes, quick: search.quickSearch.map(say) },
    tools: tools.map(toolOf),
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
      links: footer.links.map((link) => ({ name: say(link.name), url: link.url })),
    },
    assistant: assistant && {
      title: say(assistant.title),
      url: assistant.url,
      place: assistant.place,
      appName: app ? say(app.appName) : '',
      text: say(assistant.texts),
    },
    service: look.service && { title: say(look.service.title), url: look.service.url },
  };
}

/** The way home always stands first; a channel that leads there too would say it twice. */
const isHome = (href: string): boolean =>
  ['/homenav', '/scanhome', '/'].includes((href.split('?')[0] ?? '').toLowerCase());

/** A channel that leads nowhere is shown only for what stands below it. */
const navigationEntries = (channels: readonly ShownChannel[], say: (text: Text) => string): NavigationEntry[] =>
  channels
    .filter((channel) => channel.target || channel.children.length > 0)
    .map((channel) => ({
      id: channel.id,
      name: say(channel.names),
      href: channel.target?.href ?? channel.children[0]?.target?.href ?? '/',
      newWindow: channel.target?.newWindow ?? false,
      children: navigationEntries(channel.children, say),
    }));

type StoredTool = OutputOf<typeof getToolsList>[number];

const toolOf = (tool: StoredTool): Tool => ({
  id: tool.id,
  kind: kindOf(tool),
  name: tool.resName,
  description: tool.description,
  href: tool.url ?? tool.linkValue2,
  picture: tool.bouncePictureUrl ?? tool.pictureUrl ?? tool.cover,
});

function kindOf({ type, platformType }: StoredTool): Tool['kind'] {
  if (type === 'share' || platformType === 'share') return 'share';
  if (platformType === 'folderAdd') return 'folder';
  if (platformType === 'rss' || platformType === 'email') return platformType;
  return type === 'pop' ? 'pop' : 'external';
}
