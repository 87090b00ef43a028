import { answering } from '../../../platform/contract/handler.ts';
import { type Permission, permissionsOf, permits } from '../../../platform/kernel/console-role.ts';
import { success } from '../../../platform/kernel/result.ts';
import { getConsole } from '../contract.ts';
import { word } from '../domain/word.ts';
import type { FactorStore } from '../store/postgres-app-factors.ts';
import type { ConsoleParts } from '../use-cases/console-parts.ts';
import { canBeMade } from '../use-cases/document-editing.ts';

export const answerGetConsole = (
  { consoleRoles, editables, languagesOf, waiting, wordsIn }: ConsoleParts,
  factors: FactorStore,
) =>
  answering(getConsole, async ({ member, site, language }) => {
    const role = await consoleRoles.roleAt(site.host.id, member.id);
    const known = await factors.of(member.id);
    const words = wordsIn(language);
    const { id, sld, defaultLanguage } = site.host;
    const needsFactor =
      role !== null && !member.isAssured && (await consoleRoles.needsStrongFactor(id, member.id, role));
    const sees = (permission: Permission) => role !== null && !needsFactor && permits(role, permission);
    return success({
      userName: known.userName,
      name: known.name,
      role,
      permissions: role ? permissionsOf(role) : [],
      needsFactor,
      waiting: {
        ...(sees('comments.moderate') && { comments: await waiting.comments(id) }),
        ...(sees('submissions.handle') && { submissions: await waiting.submissions(id) }),
      },
      factors: { app: known.app, passkey: known.passkey },
      site: { id, sld, defaultLanguage, languages: [...(await languagesOf(id))] },
      kinds: editables
        .filter(({ permission }) => role !== null && permits(role, permission))
        .map((editable) => ({
          kind: editable.kind,
          section: editable.section,
          name: word(words, `kind.${editable.kind}`),
          isMany: editable.list !== undefined,
          canBeMade: canBeMade(editable),
          isItem: editable.isItem ?? false,
          isRemovable: editable.remove !== undefined,
        })),
    });
  });
