import { extensionForm } from '../content/extension-item/extension-item.server.ts';
import { forms } from '../content/forms.ts';
import { hasSeveralJournals } from '../content/journal/store/has-several-journals.ts';
import { editableCustomers } from '../features/access/store/editable-customers.ts';
import { editableMemberAccess } from '../features/access/store/editable-member-access.ts';
import { createConsole } from '../features/console/console.server.ts';
import { wordsWith } from '../features/console/domain/words.ts';
import { postgresConsoleRoles } from '../features/console/store/postgres-console-roles.ts';
import type { SecurityEventStore } from '../features/console/store/postgres-security-events.ts';
import type { Records } from '../features/discovery/records/records.server.ts';
import type { BrowserImport } from '../features/editorial/import/browser-import.server.ts';
import { createWordReader } from '../features/editorial/import/formats/docx/word-reader.ts';
import { readWordText } from '../features/editorial/import/use-cases/read-word-text.ts';
import type { Renditions } from '../features/editorial/renditions/renditions.server.ts';
import { createAnonymiser } from '../features/editorial/submissions/formats/anonymise/anonymiser.ts';
import { judgeFile } from '../features/editorial/submissions/formats/judging/judge-file.ts';
import { createManuscriptReader } from '../features/editorial/submissions/formats/read-manuscript.ts';
import { createSubmitting } from '../features/editorial/submissions/submissions.server.ts';
import { readStoredManuscript } from '../features/editorial/submissions/use-cases/read-manuscripts.ts';
import type { Uploading } from '../features/editorial/uploads/uploads.server.ts';
import { editableTexts } from '../features/portal/column/store/editable-texts.ts';
import { safeBody } from '../features/portal/column/use-cases/safe-body.ts';
import { bannerChoices, editableBanners } from '../features/portal/home/store/editable-banners.ts';
import { editableModules } from '../features/portal/home/store/editable-modules.ts';
import { storeTemplateModules } from '../features/portal/home/store/template-modules.ts';
import { editableChannels, listChannels } from '../features/sites/navigation/store/editable-channels.ts';
import { editableCodes } from '../features/sites/navigation/store/editable-codes.ts';
import { columnChoices, editableColumns } from '../features/sites/navigation/store/editable-columns.ts';
import { editableToolbar } from '../features/sites/navigation/store/editable-toolbar.ts';
import { storeTemplateChannels, storeTemplateTools } from '../features/sites/navigation/store/template-navigation.ts';
import { editableSections } from '../features/sites/site/store/editable-sections.ts';
import { editableSite } from '../features/sites/site/store/editable-site.ts';
import { editableStatus } from '../features/sites/site/store/editable-status.ts';
import { editableTheme, isWeakStyleAt } from '../features/sites/site/store/editable-theme.ts';
import { postgresNewSites } from '../features/sites/site/store/postgres-new-sites.ts';
import { expiryOf } from '../features/sites/site/store/postgres-sites.ts';
import { createSite } from '../features/sites/site/use-cases/create-site.ts';
import { filesAround } from '../platform/item/editing/files-around.ts';
import { itemEditable } from '../platform/item/editing/item-editable.ts';
import type { WriteUnits } from '../platform/item/writing/write-units.ts';
import type { Permission } from '../platform/kernel/console-role.ts';
import { ownSite } from '../platform/kernel/site-context.ts';
import type { Editable } from '../platform/ports/editable.ts';
import type { FileStore } from '../platform/ports/file-store.ts';
import { limits } from './limits.ts';
import type { Members } from './members.ts';
import type { SharedParts } from './shared-parts.ts';

interface Parts extends SharedParts {
  readonly write: WriteUnits;
  readonly renditions: Renditions;
  readonly uploading: Uploading;
  readonly browserImport: BrowserImport;
  readonly records: Records;
  readonly securityEvents: SecurityEventStore;
}

/** What those have who work at a site: its console, what authors sent in, and the founding of another site. */
export function createEditorial(parts: Parts, { accounts, commenting, letterhead, second, notices }: Members) {
  const { settings, database, files, sites, configuration, ownJournal, uploading } = parts;
  const consoleRoles = postgresConsoleRoles(database, {
    factorsOf: parts.factorsOf,
    async demandsStrongFactor(id) {
      const site = await sites.byId(id);
      return site ? ((await configuration(ownSite(site))).access.strongFactor ?? false) : false;
    },
  });
  /** Those at a site who may do something, each with a language to write in; operators too where nobody else can be written to. */
  const peopleWith = async (site: number, permission: Permission) => {
    const language = (await sites.byId(site))?.defaultLanguage ?? 'en';
    const own = await consoleRoles.holders(site, permission);
    const holders = own.some(({ email }) => email) ? own : [...own, ...(await consoleRoles.operators())];
    return holders.map((holder) => ({ ...holder, language: holder.language ?? language }));
  };
  const around = filesAround(files);
  const editables = createEditables(parts, around.files);

  const submitting = createSubmitting({
    ...parts,
    filesArrived: parts.renditions.filesArrived,
    takeUploads: uploading.take,
    keepUpload: uploading.keep,
    readManuscript: readStoredManuscript({
      files,
      reader: createManuscriptReader(parts.tools.layOutPages),
      ...limits.manuscripts,
    }),
    readText: readWordText({ files, reader: createWordReader() }),
    judge: judgeFile,
    anonymiser: createAnonymiser(parts.tools),
    provenOrcid: accounts.provenOrcid,
    siteNamed: letterhead,
    async asksForProof(site, account) {
      const role = await consoleRoles.roleAt(site, account);
      return role !== null && consoleRoles.needsStrongFactor(site, account, role);
    },
    async ownMailText(id, what, language) {
      const site = await sites.byId(id);
      const own = site && (await configuration(ownSite(site))).reviews.mails;
      return own?.find((one) => one.mail === what && one.language === language);
    },
    hasJournals: async (site) => (await ownJournal(site)) === null && (await hasSeveralJournals(database)(site)),
    editorsOf: async (site) =>
      (await peopleWith(site, 'submissions.handle')).map(({ role, ...one }) => ({ ...one, isOwner: role === 'owner' })),
    reviewLinkDays: settings.IMPRINT_REVIEW_LINK_DAYS,
    linkKeys: parts.keysFor('opinions'),
    idHost: parts.mailHost,
  });

  const editorial = createConsole({
    ...parts,
    consoleRoles,
    takeUploads: uploading.take,
    keepUpload: uploading.keep,
    filesArrived: parts.renditions.filesArrived,
    editables,
    wordsIn: wordsWith(parts.extensions.kinds),
    safeHtml: safeBody,
    filesAround: around,
    previews: { keys: parts.keysFor('previews'), ...limits.previews },
    second,
    stepUp: accounts.stepUp,
    notify: notices.notify,
    waiting: {
      comments: async (site) => (await commenting.moderation.inState(site, 'waiting', { page: 0, size: 1 })).total,
      submissions: submitting.waiting,
      submissionFigures: submitting.figures,
      imports: parts.browserImport.troubled,
      expiry: expiryOf(database),
    },
    changesKeptFrom: submitting.conflictsOf,
    siteNamed: parts.siteCited,
    webhookKeys: parts.keysFor('webhooks'),
    targets: parts.extensions.distributionTargets,
    read: parts.records.read,
    securityLogDays: settings.IMPRINT_SECURITY_LOG_DAYS,
  });

  const newSite = createSite({
    database,
    mainDomain: settings.IMPRINT_MAIN_DOMAIN,
    record: parts.record,
    inviteOwner: async ({ site, by, email, language }) =>
      (await editorial.people.invite(site, by, { role: 'owner', email, language })).ok,
    store: postgresNewSites(database),
    rows: { channels: storeTemplateChannels, modules: storeTemplateModules, tools: storeTemplateTools },
  });

  return { consoleRoles, peopleWith, submitting, editorial, newSite };
}

/** Everything that the console edits, in the order of its menu. */
const createEditables = (
  { kinds, write, filterCss, institutionLogin, extensions }: Parts,
  files: Pick<FileStore, 'get' | 'put'>,
): readonly Editable[] => [
  ...[...forms, ...extensions.kinds.map(extensionForm)].map((form) =>
    itemEditable(form, { kinds, files, write, columnsOf: columnChoices }),
  ),
  editableColumns(kinds.flatMap(({ name, hasPage }) => (hasPage ? [name] : []))),
  editableSite,
  editableStatus,
  editableTheme(extensions.themes),
  ...editableSections,
  editableChannels(bannerChoices),
  editableModules({
    listChannels,
    filterCss,
    extensions: extensions.homeModules.map(({ code, name }) => ({ value: code, label: code, names: name })),
    isWeakStyle: isWeakStyleAt,
  }),
  editableBanners,
  editableToolbar,
  editableCodes,
  editableTexts(files),
  editableCustomers(institutionLogin.entityOf),
  editableMemberAccess,
];
