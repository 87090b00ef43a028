import type { FailureCode } from '../../../../platform/kernel/failure.ts';
import type { FieldProblem } from '../../../../platform/kernel/form-field.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { emailProblem } from '../../../../platform/kernel/person-rules.ts';
import type { RecordAction } from '../../../../platform/ports/console-log.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { TemplateChannel, TemplateModule, TemplateTool } from '../domain/templates/templates.ts';
import { templates } from '../domain/templates/templates.ts';
import type { SiteRequest } from '../sites.contract.ts';
import type { NewSiteStore } from '../store/postgres-new-sites.ts';

type CreatedSite =
  | { readonly outcome: 'created'; readonly id: number; readonly host: string; readonly isInvited: boolean }
  | { readonly outcome: 'refused'; readonly problems: readonly FieldProblem[] };

interface Parts {
  readonly database: Database;
  readonly store: NewSiteStore;
  /** What other features store for a new site, from what its template says. */
  readonly rows: {
    channels(
      transaction: Transaction,
      site: number,
      given: readonly TemplateChannel[],
    ): Promise<ReadonlyMap<string, Id>>;
    modules(
      transaction: Transaction,
      site: number,
      given: readonly (TemplateModule & { readonly columnId?: Id | undefined })[],
    ): Promise<void>;
    tools(transaction: Transaction, site: number, given: readonly TemplateTool[]): Promise<void>;
  };
  readonly record: RecordAction;
  /** The end of the hosts of this installation. */
  readonly mainDomain: string;
  /** `by` is the account that invites. Answers whether the mail is on its way. */
  readonly inviteOwner: (wanted: {
    readonly site: number;
    readonly email: string;
    readonly by: string;
    readonly language: Language;
  }) => Promise<boolean>;
}

/** Who comes into being with the site: answers the account. */
type Founder = (transaction: Transaction) => Promise<string>;

const prefix = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Another site may be created at the same moment and take the number; then the next one is tried. */
const mostTries = 5;

/** A site that answers at once and can be worked on: entered into the directory, filled from a template, its owner invited. */
export function createSite({ database, store, rows, record, mainDomain, inviteOwner }: Parts) {
  return async (wanted: SiteRequest, by: string | Founder | null): Promise<CreatedSite> => {
    const host = `${wanted.sld}.${mainDomain}`;
    const wrong = [...problemsOf(wanted), ...(await unknownSites(wanted))];
    if (wrong.length > 0) return { outcome: 'refused', problems: wrong };
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (await store.isTaken(wanted.sld, host))
        return { outcome: 'refused', problems: [problem('sld', 'fieldTaken')] };
      const id = await store.nextNumber();
      if (!(await database.transaction({ reads: [id], writes: id }, (transaction) => enter(transaction, id, host))))
        continue;
      const { ownerEmail: email, defaultLanguage: language } = wanted;
      const isInvited =
        typeof by === 'string' && email !== '' && (await inviteOwner({ site: id, email, by, language }));
      return { outcome: 'created', id, host, isInvited };
    }
    throw new Error(`no number was left for the site ${wanted.sld} in ${mostTries} tries`);

    async function enter(transaction: Transaction, id: number, host: string): Promise<boolean> {
      const template = templates[wanted.template];
      const { colourId } = template;
      if (!(await store.enter(transaction, { ...wanted, id, host, domain: mainDomain, colourId }))) return false;
      await store.configure(transaction, wanted, id, template);
      const channels = await rows.channels(transaction, id, template.channels);
      await rows.modules(
        transaction,
        id,
        template.modules.map((module) => ({ ...module, columnId: channels.get(module.channel ?? '') })),
      );
      await rows.tools(transaction, id, template.tools);
      const { ownerEmail: _, ...after } = wanted;
      const account = typeof by === 'function' ? await by(transaction) : by;
      if (account !== null)
        await record(transaction, { site: id, account, action: 'create', kind: 'site', id: 'one', after });
      return true;
    }
  };

  async function unknownSites({ portals, gathers }: SiteRequest): Promise<FieldProblem[]> {
    const [isPortal, isSite] = [await store.known(portals), await store.known(gathers)];
    return [
      ...(portals.every((sld) => isPortal.has(sld)) ? [] : [problem('portals', 'siteNotFound')]),
      ...(gathers.every((sld) => isSite.has(sld)) ? [] : [problem('gathers', 'siteNotFound')]),
    ];
  }
}

const problem = (path: string, code: FailureCode): FieldProblem => ({ path, code });

function problemsOf({ sld, names, languages, defaultLanguage, ownerEmail }: SiteRequest): FieldProblem[] {
  return [
    ...(prefix.test(sld) ? [] : [problem('sld', sld === '' ? 'fieldRequired' : 'fieldRefused')]),
    ...(Object.values(names).some((name) => name?.trim()) ? [] : [problem('names', 'fieldRequired')]),
    ...(languages.includes(defaultLanguage) ? [] : [problem('defaultLanguage', 'fieldRefused')]),
    ...(ownerEmail !== '' && emailProblem(ownerEmail) ? [problem('ownerEmail', 'emailFormat')] : []),
  ];
}

export type CreateSite = ReturnType<typeof createSite>;
