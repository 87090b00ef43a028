import type { ItemDraft } from '../../../../../platform/item/writing/item-draft.ts';
import { textKey } from '../../../../../platform/kernel/language.ts';
import type { Text } from '../../../../../platform/kernel/text.ts';
import type { Problem } from '../../domain/problem.ts';
import { calendarDate } from '../facts/calendar-date.ts';
import { doiOf } from '../facts/doi.ts';
import { licenceOf } from '../facts/licence.ts';
import type { ReadDocument, WantedFile } from '../format.ts';
import type { MediaRecording } from './media-manifest.ts';

/** A recording is known by the path of its file; what isn't said to be in a language has an English title. */
export function readRecording(recording: MediaRecording): ReadDocument {
  const { kind, file: key, title, summary, attribution, speakers } = recording;
  const problems: Problem[] = [];
  const language = textKey(recording.language ?? 'en');
  const titles: Text = typeof title === 'object' ? byTextKey(title) : { [language]: title || key };
  if (!title) problems.push({ code: 'title-missing' });
  const licence = licenceOf(recording.licence) ?? null;
  if (licence === null)
    problems.push({ code: 'licence-unknown', ...(recording.licence && { value: recording.licence }) });
  const publishedOn = calendarDate(recording.date) ?? null;
  if (recording.date && publishedOn === null) problems.push({ code: 'date-invalid', value: recording.date });
  const article = doiOf(recording.article);

  const main: ItemDraft = {
    kind,
    key,
    language: recording.language ?? null,
    titles,
    ...(summary && { summaries: { [language]: summary } }),
    publishedOn,
    details: {
      speakers: speakers.map((full) => ({ names: { [language]: { full } } })),
      seconds: recording.seconds ?? null,
      licence,
      attributions: attribution ? { en: attribution } : {},
    },
    ...(article && { relations: [{ type: 'relates-to', target: article }] }),
  };
  return { unit: { mentioned: [], main, members: [] }, contents: [], wanted: wantedBy(recording), problems };
}

const byTextKey = (titles: Readonly<Record<string, string>>): Text =>
  Object.fromEntries(Object.entries(titles).map(([tag, title]) => [textKey(tag), title]));

function wantedBy({ kind, file: key, captions, poster }: MediaRecording): WantedFile[] {
  return [
    { kind, key, role: 'recording', href: key },
    ...captions.map(({ file, language }): WantedFile => {
      return { kind, key, role: 'captions', href: file, ...(language && { language }) };
    }),
    ...(poster ? [{ kind, key, role: 'poster', href: poster, public: true } as const] : []),
  ];
}
