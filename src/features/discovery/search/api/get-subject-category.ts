import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { frameKey } from '../../../../platform/ports/edge-cache.ts';
import { getSubjectCategory } from '../contract.ts';
import type { CountedSubjects } from '../use-cases/subject-tree.ts';

export const answerGetSubjectCategory = (subjects: CountedSubjects) =>
  answering(getSubjectCategory, async ({ site, language, shows }) => {
    const tree = await subjects(site);
    shows(frameKey(site.target.id));
    return success(
      tree.map(({ names, ...subject }) => ({
        ...subject,
        name: textFor(names, language, site.target.defaultLanguage),
        names: Object.fromEntries(Object.entries(names).filter((entry): entry is [string, string] => !!entry[1])),
      })),
    );
  });
