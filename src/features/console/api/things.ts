import { answering } from '../../../platform/contract/handler.ts';
import { success } from '../../../platform/kernel/result.ts';
import { listThings } from '../contract.ts';
import { word } from '../domain/word.ts';
import { wordsIn } from '../domain/words.ts';
import type { ThingStore } from '../use-cases/thing-store.ts';
import { editorOf } from './documents.ts';

const most = 20;

export const answerListThings = (things: ThingStore) =>
  answering(listThings, async (request) => {
    const { site } = editorOf(request);
    const { kinds, text, ids } = request.input;
    const words = wordsIn(request.language);
    const found =
      ids.length > 0 ? await things.byIds(site.host.id, ids) : await things.find(site.host.id, kinds, text, most);
    return success({ things: found.map((thing) => ({ ...thing, kindName: word(words, `kind.${thing.kind}`) })) });
  });
