import { answering } from '../../../../platform/contract/handler.ts';
import type { Citable } from '../../../../platform/kernel/citable.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { textFor } from '../../../../platform/kernel/text.ts';
import { itemKey } from '../../../../platform/ports/edge-cache.ts';
import { batchPublicizeInfo, downloadCitation, getCitationStyles, getPublicizeInfo } from '../contract.ts';
import { bibtexKey } from '../domain/files/bibtex.ts';
import { type CitationFormat, citationFormats, citationStyles, fileKinds } from '../domain/formats.ts';
import { citedLanguage, referenceIn, translatedLanguage } from '../domain/reference.ts';
import { writers } from '../domain/write-file.ts';
import type { CitationStyles } from '../use-cases/citation-styles.ts';
import type { ReadCitables } from '../use-cases/read-citables.ts';

/** Answers the day it is at a site, as YYYY-MM-DD. */
type TodayAt = (site: number) => Promise<string>;

/** Their names: those of the portal's own styles are among the texts of its pages. */
export const answerGetCitationStyles = (styles: CitationStyles) =>
  answering(getCitationStyles, async ({ language, site }) =>
    success(
      styles.names.map(({ style, name }) => ({ style, name: textFor(name, language, site.host.defaultLanguage) })),
    ),
  );

export const answerGetPublicizeInfo = (read: ReadCitables, styles: CitationStyles, today: TodayAt) =>
  answering(getPublicizeInfo, async ({ input: { id, part, kind }, site, language, shows }) => {
    const found = await read(site, [id], { part, kind });
    if (!found.ok) return found;
    const [citable] = found.value;
    if (!citable) return failed(failure('noCitation'));
    const readOn = await today(site.host.id);
    shows(itemKey(id));
    const own = citedLanguage(citable);
    return success({
      id,
      ...(part !== undefined && { part }),
      ...presentWork(citable, language),
      language: own,
      transLanguage: translatedLanguage(citable, own) ?? null,
      ...(presentCitation(styles, citable, citationStyles[0], readOn) ?? uncited),
      styles: styles.codes.flatMap((style) => {
        const quotes = presentCitation(styles, citable, style, readOn);
        return quotes ? [{ style, ...quotes }] : [];
      }),
      integrity: citable.integrity,
    });
  });

export const answerBatchPublicizeInfo = (read: ReadCitables, styles: CitationStyles, today: TodayAt) =>
  answering(batchPublicizeInfo, async ({ input: { ids, style }, site, language }) => {
    if (!styles.isKnown(style)) return failed(failure('badInput', { field: 'style' }));
    const found = await read(site, ids);
    // A folder whose works are all gone is an empty one, not a mistake.
    if (!found.ok) return found.failure.code === 'noCitation' ? success([]) : found;
    const readOn = await today(site.host.id);
    return success(
      found.value.map((citable) => ({
        id: citable.id,
        ...presentWork(citable, language),
        sortId: ids.indexOf(citable.id),
        ...(presentCitation(styles, citable, style, readOn) ?? uncited),
        integrity: citable.integrity,
      })),
    );
  });

const nothing = { text: '', html: '' };
const uncited = { quote: '', quoteHtml: '', transQuote: '', transQuoteHtml: '' };

/** A work in its own language and, where it has a second, in that. Nothing where the style of an extension fails. */
function presentCitation(styles: CitationStyles, citable: Citable, style: string, readOn: string) {
  const language = citedLanguage(citable);
  const second = translatedLanguage(citable, language);
  const own = styles.cite(citable, style, language, readOn);
  if (!own) return undefined;
  const translated = (second !== undefined && styles.cite(citable, style, second, readOn)) || nothing;
  return { quote: own.text, quoteHtml: own.html, transQuote: translated.text, transQuoteHtml: translated.html };
}

/** What a list shows of a work: its title and, on a second line, who wrote it and where it stands. */
function presentWork(citable: Citable, language: string) {
  const { title, authors, container, year, volume, issue } = referenceIn(citable, citedLanguage(citable, language));
  const named = authors.slice(0, 3).map(({ full }) => full);
  const where = [[container, year].filter(Boolean).join(', '), volume && `${volume}${issue && `(${issue})`}`];
  return {
    resName: title,
    resString: [named.join('; ') + (authors.length > 3 ? ' …' : ''), where.filter(Boolean).join(', ')]
      .filter(Boolean)
      .join('. '),
  };
}

const isFileFormat = (type: string): type is CitationFormat => citationFormats.some((format) => format === type);

interface ExportSettings {
  /** The name that files give for who offers them. */
  providerOf(site: number): Promise<string>;
  /** Versions of NoteFirst differ in the file ending that they open. */
  readonly notefirstEnding: string;
}

export const answerDownloadCitation = (
  read: ReadCitables,
  styles: CitationStyles,
  today: TodayAt,
  { providerOf, notefirstEnding }: ExportSettings,
) =>
  answering(downloadCitation, async ({ input, site, shows }) => {
    const { id, ids, part, citationType, language } = input;
    if (!isFileFormat(citationType) && !styles.isKnown(citationType))
      return failed(failure('badInput', { field: 'citationType' }));
    const found = await read(site, ids ?? (id === undefined ? [] : [id]), { part });
    if (!found.ok) return found;
    const citables = found.value;
    for (const citable of citables) shows(itemKey(citable.id));
    const [only] = citables;
    const name = citables.length === 1 && only ? bibtexKey(only) : `citations-${citables.length}`;
    if (!isFileFormat(citationType)) {
      const readOn = await today(site.host.id);
      const lines = citables.map(
        (one) => styles.cite(one, citationType, citedLanguage(one, language), readOn)?.text ?? '',
      );
      const content = Buffer.from(`${lines.filter(Boolean).join('\n')}\n`);
      return success({ name: `${name}.txt`, contentType: 'text/plain', content });
    }
    const text = writers[citationType](citables, { language, provider: await providerOf(site.host.id) });
    const { contentType, ending } = fileKinds[citationType];
    return success({
      name: `${name}.${citationType === 'notefirst' ? notefirstEnding : ending}`,
      contentType,
      content: Buffer.from(text),
    });
  });
