import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { isLanguage, languageTag } from '../../../../platform/kernel/language.ts';
import { type CitationFormat, citationFormats } from '../domain/formats.ts';
import type { CitationView } from './citation-view.ts';
import styles from './cite.module.css';

interface Props {
  readonly view: Pick<CitationView, 'quote' | 'transQuote' | 'language' | 'transLanguage'>;
  /** What stands beside each: the way to copy it. */
  beside?(which: 'quote' | 'transQuote'): ReactNode;
}

/** A reference in the work's language and in its second one, each marked with the language it is in. */
export function Quotes({ view, beside }: Props) {
  const say = useSay();
  const { quote, transQuote, language, transLanguage } = view;
  return (
    <>
      <Quote label={say('citations.cite.original')} language={language} text={quote}>
        {beside?.('quote')}
      </Quote>
      {transQuote && transLanguage && (
        <Quote
          label={say(transLanguage === 'zh' ? 'citations.cite.translatedZh' : 'citations.cite.translated')}
          language={transLanguage}
          text={transQuote}
        >
          {beside?.('transQuote')}
        </Quote>
      )}
    </>
  );
}

interface QuoteProps {
  readonly label: string;
  readonly language: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Quote = ({ label, language, text, children }: QuoteProps) => (
  <figure className={styles.quote}>
    <figcaption>{label}</figcaption>
    <blockquote lang={isLanguage(language) ? languageTag(language) : language} dir="auto" data-part="quote">
      {text}
    </blockquote>
    {children}
  </figure>
);

/** Whoever cites a work must see that it was retracted or corrected. */
export function IntegrityFlag({ integrity }: { readonly integrity: 'corrected' | 'retracted' | 'concern' | null }) {
  const say = useSay();
  if (!integrity) return null;
  return (
    <strong className={styles.integrity} data-integrity={integrity}>
      {say(`search.integrity.${integrity}`)}
    </strong>
  );
}

/** The five files of one work, or of a part of it, as plain links. */
export function FormatLinks({ id, part }: { readonly id: string; readonly part?: number | undefined }) {
  const say = useSay();
  return (
    <ul className={styles.formats} aria-label={say('citations.cite.download')} data-part="citation-formats">
      {citationFormats.map((format) => (
        <li key={format}>
          <a href={citationAddress(format, [id], part)} download rel="nofollow">
            {say(`citations.format.${format}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The address of a citation file: of a work, of several, or of a part of one. */
export const citationAddress = (format: CitationFormat, ids: readonly string[], part?: number): string => {
  const query = new URLSearchParams({ [ids.length === 1 ? 'id' : 'ids']: ids.join(','), citationType: format });
  if (part !== undefined) query.set('part', String(part));
  return `/rc-pub/front/front-article/downloadCitation?${query}`;
};
