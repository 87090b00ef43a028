import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { harmlessValue, webAddress } from '../../../../platform/kernel/web-address.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getToolsList } from '../contract.ts';
import type { NavigationStore } from '../use-cases/navigation-store.ts';

export const answerGetToolsList = (navigation: NavigationStore) =>
  answering(getToolsList, async ({ site, language, shows }) => {
    const tools = await navigation.tools(site);
    const say = (text: (typeof tools)[number]['resName']) => textFor(text, language, site.target.defaultLanguage);
    shows(frameKey(site.target.id));
    return success(
      tools.map((tool) => ({
        ...tool,
        resName: say(tool.resName),
        names: tool.resName,
        description: say(tool.description),
        descriptions: tool.description,
        cover: webAddress(tool.cover),
        linkValue2: harmlessValue(tool.linkValue2),
        bouncePictureUrl: webAddress(tool.bouncePictureUrl),
        pictureUrl: webAddress(tool.pictureUrl),
        url: webAddress(tool.url),
      })),
    );
  });
