import type { ExtensionKind } from '../../../platform/kernel/extension.ts';
import type { Language } from '../../../platform/kernel/language.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import type { Words } from './word.ts';
import accessEn from './words/access.en.json' with { type: 'json' };
import accessZh from './words/access.zh.json' with { type: 'json' };
import columnsEn from './words/columns.en.json' with { type: 'json' };
import columnsZh from './words/columns.zh.json' with { type: 'json' };
import commentsEn from './words/comments.en.json' with { type: 'json' };
import commentsZh from './words/comments.zh.json' with { type: 'json' };
import en from './words/console.en.json' with { type: 'json' };
import zh from './words/console.zh.json' with { type: 'json' };
import contentEn from './words/content.en.json' with { type: 'json' };
import contentZh from './words/content.zh.json' with { type: 'json' };
import counterEn from './words/counter.en.json' with { type: 'json' };
import counterZh from './words/counter.zh.json' with { type: 'json' };
import depositsEn from './words/deposits.en.json' with { type: 'json' };
import depositsZh from './words/deposits.zh.json' with { type: 'json' };
import factorEn from './words/factor.en.json' with { type: 'json' };
import factorZh from './words/factor.zh.json' with { type: 'json' };
import fieldsEn from './words/fields.en.json' with { type: 'json' };
import fieldsZh from './words/fields.zh.json' with { type: 'json' };
import filesEn from './words/files.en.json' with { type: 'json' };
import filesZh from './words/files.zh.json' with { type: 'json' };
import importingEn from './words/importing.en.json' with { type: 'json' };
import importingZh from './words/importing.zh.json' with { type: 'json' };
import inputsEn from './words/inputs.en.json' with { type: 'json' };
import inputsZh from './words/inputs.zh.json' with { type: 'json' };
import membersEn from './words/members.en.json' with { type: 'json' };
import membersZh from './words/members.zh.json' with { type: 'json' };
import modulesEn from './words/modules.en.json' with { type: 'json' };
import modulesZh from './words/modules.zh.json' with { type: 'json' };
import navigationEn from './words/navigation.en.json' with { type: 'json' };
import navigationZh from './words/navigation.zh.json' with { type: 'json' };
import notifyEn from './words/notify.en.json' with { type: 'json' };
import notifyZh from './words/notify.zh.json' with { type: 'json' };
import operatingEn from './words/operating.en.json' with { type: 'json' };
import operatingZh from './words/operating.zh.json' with { type: 'json' };
import overviewEn from './words/overview.en.json' with { type: 'json' };
import overviewZh from './words/overview.zh.json' with { type: 'json' };
import peopleEn from './words/people.en.json' with { type: 'json' };
import peopleZh from './words/people.zh.json' with { type: 'json' };
import previewEn from './words/preview.en.json' with { type: 'json' };
import previewZh from './words/preview.zh.json' with { type: 'json' };
import scheduleEn from './words/schedule.en.json' with { type: 'json' };
import scheduleZh from './words/schedule.zh.json' with { type: 'json' };
import siteEn from './words/site.en.json' with { type: 'json' };
import siteZh from './words/site.zh.json' with { type: 'json' };
import submissionsEn from './words/submissions.en.json' with { type: 'json' };
import submissionsZh from './words/submissions.zh.json' with { type: 'json' };
import themeEn from './words/theme.en.json' with { type: 'json' };
import themeZh from './words/theme.zh.json' with { type: 'json' };
import unsavedEn from './words/unsaved.en.json' with { type: 'json' };
import unsavedZh from './words/unsaved.zh.json' with { type: 'json' };
import webhooksEn from './words/webhooks.en.json' with { type: 'json' };
import webhooksZh from './words/webhooks.zh.json' with { type: 'json' };

/** The console speaks Chinese and English (decision 0081). Its words are sent with its own pages, never with those of readers. */
export const words = {
  zh: {
    ...zh,
    ...accessZh,
    ...commentsZh,
    ...contentZh,
    ...importingZh,
    ...fieldsZh,
    ...filesZh,
    ...inputsZh,
    ...columnsZh,
    ...membersZh,
    ...operatingZh,
    ...overviewZh,
    ...peopleZh,
    ...counterZh,
    ...factorZh,
    ...modulesZh,
    ...navigationZh,
    ...previewZh,
    ...scheduleZh,
    ...siteZh,
    ...submissionsZh,
    ...themeZh,
    ...unsavedZh,
    ...webhooksZh,
    ...depositsZh,
    ...notifyZh,
  },
  en: {
    ...en,
    ...accessEn,
    ...commentsEn,
    ...contentEn,
    ...importingEn,
    ...fieldsEn,
    ...filesEn,
    ...inputsEn,
    ...columnsEn,
    ...membersEn,
    ...operatingEn,
    ...overviewEn,
    ...peopleEn,
    ...counterEn,
    ...factorEn,
    ...modulesEn,
    ...navigationEn,
    ...previewEn,
    ...scheduleEn,
    ...siteEn,
    ...submissionsEn,
    ...themeEn,
    ...unsavedEn,
    ...webhooksEn,
    ...depositsEn,
    ...notifyEn,
  },
};

export type Word = keyof (typeof words)['en'];

export const wordsIn = (language: Language): Words => words[language === 'zh' ? 'zh' : 'en'];

export type WordsIn = typeof wordsIn;

/** The same with the names of the kinds that extensions bring. */
export const wordsWith =
  (extra: readonly ExtensionKind[]): WordsIn =>
  (language) => ({
    ...wordsIn(language),
    ...Object.fromEntries(extra.map(({ code, name }) => [`kind.${code}`, textFor(name, language, 'en')])),
  });
