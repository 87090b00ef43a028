import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { isLanguage, type Language, languageTag } from '../../../../platform/kernel/language.ts';
import { languageNameFor } from '../../../../platform/shell/language-name.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { citationFormats } from '../domain/formats.ts';
import type { CitationView } from './citation-view.ts';
import styles from './cite.module.css';
import type { AddedStyle } from './use-citation-styles.ts';

interface Props {
  readonly view: Pick<CitationView, 'quote' | 'transQuote' | 'language' | 'transLanguage'>;
  /** The way to copy each. */
  action?(which: 'quote' | 'transQuote'): ReactNode;
}

/** A reference in the work's language and in its second one, each marked with the language it is in. */
export function Quotes({ view, action }: Props) {
  const say = useSay();
  const { transQuote, language, transLanguage } = view;
  const drawn = (which: 'quote' | 'transQuote', own: string, label: string) => (
    <figure className={layout.stack1}>
      <figcaption className={text.fine}>{label}</figcaption>
      <blockquote
        className={`${box.remark} ${styles.quote}`}
        lang={isLanguage(own) ? languageTag(own) : own}
        dir="auto"
        data-part="quote"
      >
        {view[which]}
      </blockquote>
      {action?.(which)}
    </figure>
  );
  return (
    <>
      {drawn('quote', language, say('citations.cite.original'))}
      {transQuote &&
        transLanguage &&
        drawn(
          'transQuote',
          transLanguage,
          say(transLanguage === 'zh' ? 'citations.cite.translatedZh' : 'citations.cite.translated'),
        )}
    </>
  );
}

/** Whoever cites a work must see that it was retracted or corrected. */
export function IntegrityFlag({ integrity }: { readonly integrity: 'corrected' | 'retracted' | 'concern' | null }) {
  const say = useSay();
  if (!integrity) return null;
  return (
    <strong className={`${box.badge} ${styles.integrity}`} data-integrity={integrity}>
      {say(`search.integrity.${integrity}`)}
    </strong>
  );
}

/** The five files of one work, and references in the styles that extensions add, or of a part of it, as plain links: in its own language and in the one that it is translated into. */
export function FormatLinks({
  view,
  added = [],
}: {
  readonly view: Pick<CitationView, 'id' | 'part' | 'language' | 'transLanguage'>;
  readonly added?: readonly AddedStyle[];
}) {
  const say = useSay();
  const intl = useIntl();
  const { id, part, language, transLanguage } = view;
  const formats = citationFormats.map((format) => ({ format, name: say(`citations.format.${format}`) }));
  const files = [...formats, ...added.map(({ style, name }) => ({ format: style, name }))];
  const all = [language, transLanguage ?? ''].filter(isLanguage);
  return (all.length > 1 ? all : [undefined]).map((one) => (
    <div key={one ?? ''} className={layout.stack1}>
      {one && <p className={text.fine}>{languageNameFor(intl, one)}</p>}
      <ul
        className={layout.row2}
        aria-label={[say('citations.cite.download'), one && languageNameFor(intl, one)].filter(Boolean).join(' · ')}
        data-part="citation-formats"
        data-language={one}
      >
        {files.map(({ format, name }) => (
          <li key={format}>
            <a
              className={buttons.button}
              href={citationAddress(format, [id], { part, language: one })}
              download
              rel="nofollow"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface FileChoice {
  readonly part?: number | undefined;
  /** In which the works are described; each in its own if nobody chose. */
  readonly language?: Language | undefined;
}

/** The address of a citation file: of a work, of several, or of a part of one. */
export const citationAddress = (
  format: string,
  ids: readonly string[],
  { part, language }: FileChoice = {},
): string => {
  const query = new URLSearchParams({ [ids.length === 1 ? 'id' : 'ids']: ids.join(','), citationType: format });
  if (part !== undefined) query.set('part', String(part));
  if (language) query.set('language', language);
  return `/rc-pub/front/front-article/downloadCitation?${query}`;
};
