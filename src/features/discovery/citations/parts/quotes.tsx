import type { ReactNode } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { isLanguage, languageTag } from '../../../../platform/kernel/language.ts';
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
