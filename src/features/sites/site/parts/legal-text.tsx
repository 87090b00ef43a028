import { useSay } from '../../../../platform/i18n/use-say.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './legal-text.module.css';

export interface LegalTexts {
  readonly title: string;
  readonly introduction: string;
  readonly sections: readonly { readonly title: string; readonly body: string }[];
}

export function LegalText({ title, introduction, sections }: LegalTexts) {
  const say = useSay();
  return (
    <article className={`${layout.page} ${layout.stack5} ${styles.legal}`}>
      <h1 className={text.h1}>{title}</h1>
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
    </article>
  );
}
