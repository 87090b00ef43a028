import { hasSeveralJournals } from '../content/journal/store/has-several-journals.ts';
import { createConsole } from '../features/console/console.server.ts';
import { postgresConsoleRoles } from '../features/console/store/postgres-console-roles.ts';
import type { BrowserImport } from '../features/editorial/import/browser-import.server.ts';
import type { Renditions } from '../features/editorial/renditions/renditions.server.ts';
import { createManuscriptReader } from '../features/editorial/submissions/formats/read-manuscript.ts';
import { createSubmitting } from '../features/editorial/submissions/submissions.server.ts';
import { readStoredManuscript } from '../features/editorial/submissions/use-cases/read-manuscripts.ts';
import type { Uploading } from '../features/editorial/uploads/uploads.server.ts';
import { safeBody } from '../features/portal/column/use-cases/safe-body.ts';
import { storeTemplateModules } from '../features/portal/home/store/template-modules.ts';
import { storeTemplateChannels, storeTemplateTools } from '../features/sites/navigation/store/template-navigation.ts';
import { postgresNewSites } from '../features/sites/site/store/postgres-new-sites.ts';
import { expiryOf } from '../features/sites/site/store/postgres-sites.ts';
import { createSite } from '../features/sites/site/use-cases/create-site.ts';
import type { Assure } from '../platform/contract/assure.ts';
import { wording } from '../platform/i18n/intl.server.ts';
import { filesAround } from '../platform/item/editing/files-around.ts';
import type { WriteUnits } from '../platform/item/writing/write-units.ts';
import { ownSite } from '../platform/kernel/site-context.ts';
import type { AccountFactorsOf } from '../platform/ports/account-factors.ts';
import type { RecordAction } from '../platform/ports/console-log.ts';
import { createEditables } from './editables.ts';
import type { Engines } from './engines.ts';
import type { KeysFor } from './keys.ts';
import type { KnownSites } from './known-sites.ts';
import { limits } from './limits.ts';
import type { Members } from './members.ts';
import type { Settings } from './settings.ts';

interface Given {
  readonly settings: Settings;
  readonly assure: Assure;
  readonly factorsOf: AccountFactorsOf;
  readonly keysFor: KeysFor;
  readonly record: RecordAction;
  readonly write: WriteUnits;
  readonly renditions: Renditions;
  readonly uploading: Uploading;
  readonly browserImport: BrowserImport;
}

/** What those have who work at a site: its console, what authors sent in, and the founding of another site. */
export function createEditorial(
  engines: Engines,
  known: KnownSites,
  { accounts, commenting, letterhead, second, notices }: Members,
  { settings, assure, factorsOf, keysFor, record, write, renditions, uploading, browserImport }: Given,
) {
  const { database, files, jobs, mailer, rateLimit, clock, tools, institutionLogin } = engines;
  const { sites, ownJournal, siteCited, today } = known;
  const consoleRoles = postgresConsoleRoles(database, {
    factorsOf,
    async demandsStrongFactor(id) {
      const site = await sites.byId(id);
      return site ? ((await known.configuration(ownSite(site))).access.strongFactor ?? false) : false;
    },
  });
  const around = filesAround(files);
  const editables = createEditables({
    files: around.files,
    write,
    filterCss: known.filterCss,
    entityOf: institutionLogin.entityOf,
  });

  const submitting = createSubmitting({
    ...{ database, jobs, mailer, rateLimit, wording, write, today, ownJournal, record },
    files,
    filesArrived: renditions.filesArrived,
    takeUploads: uploading.take,
    keepUpload: uploading.keep,
    readManuscript: readStoredManuscript({
      files,
      reader: createManuscriptReader(tools.layOutPages),
      ...limits.manuscripts,
    }),
    provenOrcid: accounts.provenOrcid,
    siteNamed: letterhead,
    hasJournals: async (site) => (await ownJournal(site)) === null && (await hasSeveralJournals(database)(site)),
    editorsOf: async (site) => {
      const language = (await sites.byId(site))?.defaultLanguage ?? 'en';
      const own = await consoleRoles.holders(site, 'submissions.handle');
      const holders = own.some(({ email }) => email) ? own : [...own, ...(await consoleRoles.operators())];
      return holders.map(({ role, ...holder }) => ({
        ...{ ...holder, language: holder.language ?? language, isOwner: role === 'owner' },
      }));
    },
    reviewLinkDays: settings.IMPRINT_REVIEW_LINK_DAYS,
    ...{ clock, log: engines.log },
    linkKeys: keysFor('opinions'),
    idHost: engines.mailHost,
  });

  const editorial = createConsole({
    ...{ database, consoleRoles, editables, wording, safeHtml: safeBody, clock, second, assure },
    filesAround: around,
    languagesOf: known.languagesOf,
    record,
    stepUp: accounts.stepUp,
    notify: notices.notify,
    mailer,
    waiting: {
      comments: async (site) => (await commenting.moderation.inState(site, 'waiting', { page: 0, size: 1 })).total,
      submissions: submitting.waiting,
      imports: browserImport.troubled,
      expiry: expiryOf(database),
    },
    changesKeptFrom: submitting.conflictsOf,
    siteNamed: siteCited,
  });

  const newSite = createSite({
    ...{ database, mainDomain: settings.IMPRINT_MAIN_DOMAIN, record },
    inviteOwner: async ({ site, by, email, language }) =>
      (await editorial.people.invite(site, by, { role: 'owner', email, language })).ok,
    store: postgresNewSites(database),
    rows: { channels: storeTemplateChannels, modules: storeTemplateModules, tools: storeTemplateTools },
  });

  return { consoleRoles, submitting, editorial, newSite };
}
