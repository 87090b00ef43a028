import type { Call } from '../../../../platform/contract/call.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import type { PageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { albumTypes, savedTypes } from '../../../../platform/kernel/saved-item.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import type { getSubmission, mySubmissions } from '../../../editorial/submissions/contract.ts';
import { submittingWords } from '../../../editorial/submissions/parts/submitting-words.server.ts';
import type { getBinding, loginMethods } from '../../../members/account/binding.contract.ts';
import type { listPasskeys } from '../../../members/account/passkey.contract.ts';
import type { sessions } from '../../../members/account/session.contract.ts';
import type { subscribeList } from '../../../members/alerts/contract.ts';
import type { myComments } from '../../../members/comments/contract.ts';
import type { collects } from '../../../members/favourites/contract.ts';
import type { getDownloads, getHistorys } from '../../../members/history/contract.ts';
import type { getMessages } from '../../../members/notices/contract.ts';
import type { getAlbum, searchAlbumEntries, searchAlbums } from '../../../members/personal-album/contract.ts';
import type { getHostSite } from '../../../sites/site/contract.ts';
import type { MenuEntry } from '../domain/menu.ts';

const size = 20;

export type PaneView = Awaited<ReturnType<typeof loadPane>>;

/** What the chosen part of the personal center shows. */
export async function loadPane(
  call: Call,
  entry: MenuEntry,
  parameters: PageParameters,
  language: Language | undefined,
) {
  const asked = { page: parameters.page ?? 0, size };
  switch (entry) {
    case 'collect': {
      const type = savedTypes.find((known) => known === parameters.type) ?? ('all' as const);
      const input = { ...asked, ...(type !== 'all' && { type }) };
      const list = expectAnswer(await call<typeof collects>('GET /front/frontMembers/collects', input));
      return { entry, type, list };
    }
    case 'comment':
      return { entry, list: expectAnswer(await call<typeof myComments>('GET /front/comment/mine', asked)) };
    case 'message': {
      const messages = expectAnswer(await call<typeof getMessages>('GET /front/frontMembers/messages', asked));
      const alerts = expectAnswer(await call<typeof subscribeList>('GET /front/frontMembers/subscribeList', {}));
      return { entry, messages, alerts };
    }
    case 'download': {
      const what = parameters.tab === 'read' ? ('read' as const) : ('download' as const);
      const used =
        what === 'read'
          ? await call<typeof getHistorys>('GET /front/frontMembers/historys', asked)
          : await call<typeof getDownloads>('GET /front/frontMembers/downloads', asked);
      return { entry, what, used: expectAnswer(used) };
    }
    case 'album':
      return { entry, ...(await loadAlbums(call, parameters, asked)) };
    case 'submission':
      return { entry, ...(await loadSubmissions(call, parameters, asked, language)) };
    case 'account': {
      const [binding, passkeys, methods, devices] = await Promise.all([
        call<typeof getBinding>('GET /api/binding', {}),
        call<typeof listPasskeys>('GET /api/passkey/list', {}),
        call<typeof loginMethods>('GET /api/loginMethods', {}),
        call<typeof sessions>('GET /api/sessions', {}),
      ]);
      return {
        entry,
        binding: expectAnswer(binding),
        passkeys: expectAnswer(passkeys),
        sms: expectAnswer(methods).sms,
        devices: expectAnswer(devices),
      };
    }
    default:
      return { entry };
  }
}

/** One album, where the address names one that is the member's; else all of them. */
async function loadAlbums(
  call: Call,
  { childId, type: wanted }: PageParameters,
  asked: { page: number; size: number },
) {
  const type = albumTypes.find((known) => known === wanted) ?? albumTypes[0];
  const album = childId ? await call<typeof getAlbum>('GET /front/personalAlbum/info', { id: childId }) : null;
  if (!album?.ok || !childId)
    return {
      opened: null,
      albums: expectAnswer(await call<typeof searchAlbums>('GET /front/personalAlbum/search', asked)),
    };
  const input = { id: childId, type, ...asked };
  const entries = await call<typeof searchAlbumEntries>('GET /front/personalAlbum/res/search', input);
  return { opened: { album: album.value, type, entries: expectAnswer(entries) }, albums: null };
}

/** One submission, where the address names one that the member may see; else all of them. */
async function loadSubmissions(
  call: Call,
  { childId }: PageParameters,
  asked: { page: number; size: number },
  wanted: Language | undefined,
) {
  const language =
    wanted ?? expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {})).defaultLanguage;
  const found = childId ? await call<typeof getSubmission>('GET /front/submission/detail', { id: childId }) : null;
  if (found?.ok)
    return {
      opened: found.value,
      submissions: null,
      words: submittingWords(language, ['own', 'state', 'file', 'form']),
    };
  return {
    opened: null,
    submissions: expectAnswer(await call<typeof mySubmissions>('GET /front/submission/mine', asked)),
    words: submittingWords(language, ['own', 'state']),
  };
}
