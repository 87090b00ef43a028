import { presentAccess } from '../../../platform/contract/access-output.ts';
import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { itemAddress } from '../../../platform/kernel/item-address.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../../platform/ports/edge-cache.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Wording } from '../../../platform/ports/wording.ts';
import { getArticleChanges } from '../changes.contract.ts';
import { factChanges } from '../domain/redline/fact-changes.ts';
import { type Said, type SaidWords, said } from '../domain/redline/said.ts';
import type { readChanges } from '../use-cases/read-changes.ts';

interface Parts {
  readonly read: ReturnType<typeof readChanges>;
  readonly siteOfItem: SiteOfItem;
  readonly files: Pick<FileStore, 'get'>;
  readonly wording: Wording;
}

export const answerGetArticleChanges = ({ read, siteOfItem, files, wording }: Parts) =>
  answering(
    getArticleChanges,
    async ({ input: { id, from, to }, site, reader, language, shows, markDegraded, offers }) => {
      const owner = await siteOfItem(site, id);
      if (!owner.ok) return owner.failure.code === 'notFound' ? failed(failure('articleIdNotExist')) : owner;
      const found = await read(owner.value, { id, from, to }, reader);
      if (!found.ok) return found;
      const { article, reading, text } = found.value;

      // Its site's powers decide what is shown of it.
      shows(frameKey(owner.value.target.id));
      shows(itemKey(id));
      if (article.journal) shows(itemKey(article.journal));
      if (text.state === 'preparing') markDegraded();
      if (text.state === 'ready')
        offers(text.sha256, async () => {
          const stored = await files.get(text.sha256);
          return stored && Buffer.from(said(stored.toString('utf8'), saidWords(wording, language)));
        });

      const siteLanguage = owner.value.target.defaultLanguage;
      const isClosed = text.state === 'closed';
      return success({
        id: article.id,
        doi: article.doi,
        url: itemAddress({ kind: 'article', id: article.id, doi: article.doi }),
        language: article.language,
        titles: article.titles,
        versions: [...article.versions],
        from: found.value.from,
        to: found.value.to,
        facts: factChanges(found.value.from, found.value.to, (names) => textFor(names, language, siteLanguage)).map(
          (change) => ({ ...change, pieces: [...change.pieces] }),
        ),
        text: {
          state: text.state,
          ...(isClosed ? presentAccess(reading, { language, siteLanguage, wording }) : { message: null, reason: null }),
          redline: text.state === 'ready' ? text.sha256 : null,
          summary: text.state === 'ready' ? { ...text.summary, sections: [...text.summary.sections] } : null,
        },
      });
    },
  );

/** The words for readers who use a screen reader. */
const saidWords = (wording: Wording, language: Language): SaidWords => {
  const words = (what: Said) => wording(language, `article.changes.said.${what}`);
  return {
    deleted: `${words('deleted')} `,
    inserted: `${words('inserted')} `,
    movedAway: `${words('movedAway')} `,
    movedHere: `${words('movedHere')} `,
    end: ` ${words('end')} `,
  };
};
