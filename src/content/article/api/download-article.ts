import { refusalOf } from '../../../platform/contract/access-output.ts';
import { answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import { failure } from '../../../platform/kernel/failure.ts';
import { integrityOf } from '../../../platform/kernel/integrity.ts';
import { failed, success } from '../../../platform/kernel/result.ts';
import type { Access } from '../../../platform/ports/access.ts';
import type { Usage } from '../../../platform/ports/usage.ts';
import { downloadArticle } from '../contract.ts';
import { nameWhenRetracted, type StoredArticle } from '../domain/article.ts';
import type { ArticleStore } from '../store/postgres-articles.ts';

interface Parts {
  readonly articles: ArticleStore;
  readonly access: Access;
  readonly siteOfItem: SiteOfItem;
  readonly usage: Usage;
}

export const answerDownloadArticle = ({ articles, access, siteOfItem, usage }: Parts) =>
  answering(
    downloadArticle,
    async ({ input: { id, attachType, language }, site: host, reader, trace, language: interfaceLanguage }) => {
      const owner = await siteOfItem(host, id);
      if (!owner.ok) return owner.failure.code === 'notFound' ? failed(failure('articleIdNotExist')) : owner;
      const site = owner.value;
      const found = await articles.files(site, id);
      if (!found) return failed(failure('articleIdNotExist'));
      const file = chooseFile(found.files, attachType, language);
      if (!file) return failed(failure('notFound'));
      const subject = { openAccess: found.accessType === 0, within: found.journal, embargo: found.embargo };
      const decision = await access.decide(site, reader, subject, 'download');
      if (!decision.allowed) {
        await usage.count(site, id, 'denied', trace, decision);
        return failed(refusalOf(decision, interfaceLanguage));
      }
      const { role, name, contentType, sha256, bytes } = file;
      const isRetracted = integrityOf(found.notices) === 'retracted';
      return success({
        // A file leaves the page that says so.
        name: role === 'pdf' && isRetracted ? nameWhenRetracted(name) : name,
        contentType,
        content: { sha256, bytes },
        taken: () => usage.count(site, id, 'download', trace, decision),
      });
    },
  );

/** The file that an `attachType` names: by its place, or the first of a role, preferably in the requested language. */
function chooseFile(files: StoredArticle['files'], attachType: string, language: string | undefined) {
  const inPlace = files.find((file) => file.attachType === attachType);
  if (inPlace) return inPlace;
  const ofRole = files.filter(({ role }) => role === attachType);
  return ofRole.find((file) => language !== undefined && file.language === language) ?? ofRole[0];
}
