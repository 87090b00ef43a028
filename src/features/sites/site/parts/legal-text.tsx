import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './legal-text.module.css';

export interface LegalTexts {
  readonly title: string;
  readonly introduction: string;
  readonly sections: readonly { readonly title: string; readonly body: string }[];
}

export function LegalText({ title, introduction, sections }: LegalTexts) {
  const say = useSay();
  return (
    <article className={styles.legal}>
      <h1>{title}</h1>
      <p>{introduction}</p>
      <nav aria-label={say('site.legal.contents')}>
        <ol>
          {sections.map((section, place) => (
            <li key={section.title}>
              <a href={`#section-${place + 1}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map((section, place) => (
        <section key={section.title} id={`section-${place + 1}`}>
          <h2>{`${place + 1}. ${section.title}`}</h2>
          <p>{section.body}</p>
        </section>
      ))}
    </article>
  );
}
