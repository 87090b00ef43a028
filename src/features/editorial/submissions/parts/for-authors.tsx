import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { SubmissionKind } from '../domain/submission.ts';
import { authorPages } from './author-pages.ts';

const requirements = {
  manuscript: ['file.manuscript', 'about', 'authors', 'references', 'statements'],
  video: ['file.video', 'about', 'authors', 'statements'],
} as const;

/** What to read and what to have ready before submitting: the site's own pages for authors, and what the form asks for. */
export function ForAuthors({ kind }: { readonly kind: SubmissionKind }) {
  const say = useSay();
  const href = useHref();
  const { navigation } = useFrame();
  const pages = authorPages(navigation);
  return (
    <aside className={`${layout.stack5} ${text.small}`} data-part="for-authors">
      {pages.length > 0 && (
        <nav className={`${box.panel} ${layout.stack2}`} aria-labelledby="author-pages">
          <h2 className={text.h3} id="author-pages">
            {say('submissions.door.read')}
          </h2>
          <ul className={layout.stack1}>
            {pages.map((page) => (
              <li key={page.id}>
                <a href={href(page.href)}>{page.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className={layout.stack2}>
        <h2 className={text.h3}>{say('submissions.door.ready')}</h2>
        <ul className={`${layout.stack2} ${text.marked}`}>
          {requirements[kind].map((one) => (
            <li key={one}>{say(`submissions.door.ready.${one}`)}</li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
