import { answering } from '../../../platform/contract/handler.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { listItems, takeFile as takeFileCall, uploadPicture } from '../contract.ts';
import { draftTitles } from '../domain/documents.ts';
import { word } from '../domain/word.ts';
import type { LinkableItems } from '../store/postgres-linkable-items.ts';
import type { ConsoleParts } from '../use-cases/console-parts.ts';
import type { EditDocuments } from '../use-cases/edit-documents.ts';
import { keepPicture } from '../use-cases/keep-picture.ts';
import { takeFile } from '../use-cases/take-file.ts';

/** Encoding a picture costs more than any other call. */
const uploadsOfMember = { most: 300, seconds: 3_600 };
const mostFound = 20;

/** What the inputs of forms ask for: a place for a picture, items of the site by their titles. */
export const answerInputs = (parts: ConsoleParts, items: LinkableItems, edit: Pick<EditDocuments, 'unplaced'>) => [
  answering(uploadPicture, async ({ input, site, consoleUser: { account } }) => {
    const { allowed } = await parts.rateLimit.take(`console upload ${account}`, uploadsOfMember);
    if (!allowed) return failed(failure('tooManyRequests'));
    const kept = await keepPicture(parts, site.host.id, account, input.bytes);
    return kept.ok ? success({ url: kept.value }) : kept;
  }),

  answering(takeFileCall, ({ input, site, consoleUser: { account } }) =>
    takeFile(parts, site.host.id, account, input.upload),
  ),

  answering(listItems, async ({ input: { kinds, text, ids, isGathered, unplacedIn }, site, language }) => {
    const words = parts.wordsIn(language);
    const sites = isGathered ? site.reads : [site.host.id];
    const found =
      ids.length > 0
        ? await items.byIds(sites, ids)
        : await items.find(sites, kinds, { text, most: mostFound, unplacedIn });
    const prepared =
      unplacedIn !== undefined && ids.length === 0 ? await edit.unplaced(site, { text, journal: unplacedIn }) : [];
    const listed = [
      ...prepared
        .slice(0, mostFound)
        .map(({ id, document }) => ({ id, kind: 'article', titles: draftTitles(document), year: '', isShown: false })),
      ...found,
    ];
    return success({ things: listed.map((item) => ({ ...item, kindName: word(words, `kind.${item.kind}`) })) });
  }),
];
