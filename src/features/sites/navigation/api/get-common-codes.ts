import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getCommonCodes } from '../contract.ts';
import type { NavigationStore } from '../use-cases/navigation-store.ts';

export const answerGetCommonCodes = (navigation: NavigationStore) =>
  answering(getCommonCodes, async ({ input, site, language, shows }) => {
    const codes = await navigation.codes(site);
    const asked = codes.filter(({ category }) => input.category === undefined || category === input.category);
    const byCategory = Map.groupBy(asked, ({ category }) => category);
    shows(frameKey(site.target.id));
    return success(
      Object.fromEntries(
        [...byCategory].map(([category, entries]) => [
          category,
          entries.map(({ code, names }) => ({
            code,
            name: textFor(names, language, site.target.defaultLanguage),
            names,
          })),
        ]),
      ),
    );
  });
