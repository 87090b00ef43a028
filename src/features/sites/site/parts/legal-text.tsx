import { FormattedDate } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { StoredText } from '../../../../platform/shell/stored-text.tsx';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './legal-text.module.css';

interface OwnText {
  readonly updatedAt: string;
  readonly body: { readonly sha256: string; readonly language: Language };
}

interface StandardText {
  readonly introduction: string;
  readonly sections: readonly { readonly title: string; readonly body: string }[];
}

/** What a site wrote itself, or what stands there until it does. */
export type LegalTexts = { readonly title: string } & ({ readonly own: OwnText } | { readonly standard: StandardText });

export const LegalText = (legal: LegalTexts) => (
  <article className={`${layout.page} ${layout.stack5} ${styles.legal}`} data-part="legal">
    <h1 className={text.h1}>{legal.title}</h1>
    {'own' in legal ? <Own {...legal.own} /> : <Standard {...legal.standard} />}
  </article>
);

function Own({ updatedAt, body }: OwnText) {
  const say = useSay();
  const { site } = useFrame();
  return (
    <>
      <p className={text.fine}>
        {say('site.column.updatedOn', { date: '' }).trim()}{' '}
        <time dateTime={updatedAt}>
          <FormattedDate value={updatedAt} dateStyle="long" timeZone={site.timeZone} />
        </time>
      </p>
      <StoredText body={body} />
    </>
  );
}

function Standard({ introduction, sections }: StandardText) {
  const say = useSay();
  return (
    <>
      <p>{introduction}</p>
      <nav className={`${box.notice} ${text.small} ${styles.contents}`} aria-label={say('site.legal.contents')}>
        <ol>
          {sections.map((section, place) => (
            <li key={section.title}>
              <a href={`#section-${place + 1}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, place) => (
        <section key={section.title} id={`section-${place + 1}`} className={layout.stack2}>
          <h2 className={text.h3}>{`${place + 1}. ${section.title}`}</h2>
          <p>{section.body}</p>
        </section>
      ))}
    </>
  );
}
