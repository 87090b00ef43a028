import { refusalOf } from '../../../platform/contract/access-output.ts';
import { type AnyHandler, answering } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { AccessDecision } from '../../../platform/kernel/access.ts';
import { type Failure, failure } from '../../../platform/kernel/failure.ts';
import { failed, type Result, success } from '../../../platform/kernel/result.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Access, Reader } from '../../../platform/ports/access.ts';
import type { Usage } from '../../../platform/ports/usage.ts';
import { checkMyAccess, downloadFile, listInstitutions } from '../contract.ts';
import { fileAction, isStream } from '../domain/file-action.ts';
import type { Entitlements } from '../store/postgres-entitlements.ts';
import type { KeptFiles } from '../store/postgres-kept-files.ts';
import type { CheckAccess } from '../use-cases/check-access.ts';

interface Parts {
  readonly kept: KeptFiles;
  readonly access: Access & { readonly entitlements: Entitlements };
  readonly check: CheckAccess;
  readonly siteOfItem: SiteOfItem;
  readonly usage: Usage;
}

export const accessHandlers = ({ kept, access, check, siteOfItem, usage }: Parts): AnyHandler[] => [
  answering(downloadFile, async ({ input, site: asking, reader, trace, language }) => {
    const [item = '', position = ''] = input.id.split('-');
    const owner = await siteOfItem(asking, item);
    if (!owner.ok) return owner;
    const site = owner.value;
    const file = await kept.file(site, item, Number(position), input.form);
    if (!file) return failed(failure('notFound'));
    const allowed = await mayHave({ access, site, reader }, file, input.form);
    const isPartOfPage =
      file.role === 'image' ||
      file.role === 'poster' ||
      file.role === 'captions' ||
      (input.form !== undefined && isStream(input.form));
    if (!allowed.ok) return allowed;
    if (allowed.value?.allowed === false) {
      if (!isPartOfPage) await usage.count(site, item, 'denied', trace, allowed.value);
      return failed(refusalOf(allowed.value, language));
    }
    const { sha256, bytes } = file;
    return success({
      name: file.name,
      contentType: file.contentType,
      inline: isPartOfPage || input.inline !== undefined,
      content: { sha256, bytes },
      ...(!isPartOfPage && { taken: () => usage.count(site, item, 'download', trace, allowed.value ?? undefined) }),
    });
  }),

  answering(checkMyAccess, async ({ site, reader, from, keepsGrant }) => {
    const checked = await check(site, reader, from.referrer);
    if (checked) keepsGrant(checked.token, checked.seconds);
    return success({ granted: checked !== undefined });
  }),

  answering(listInstitutions, async ({ site }) => success(await access.entitlements.institutions(site.target.id))),
];

interface Asking {
  readonly access: Access;
  readonly site: SiteContext;
  readonly reader: Reader;
}

/** Why it may be had or not; nothing for what is everyone's. Pictures in low precision are part of every trial. */
async function mayHave(
  { access, site, reader }: Asking,
  { role, subject }: NonNullable<Awaited<ReturnType<KeptFiles['file']>>>,
  form: string | undefined,
): Promise<Result<AccessDecision | null, Failure>> {
  const action = fileAction(role, form);
  if (!action) return failed(failure('notFound'));
  if (subject === null || (form === 'low' && !subject.embargo)) return success(null);
  return success(await access.decide(site, reader, subject, action));
}
