import { useId } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { LabelledChoice } from './labelled-choice.tsx';
import { LibrarianSection } from './librarian-section.tsx';

interface Props {
  readonly customer: string;
  readonly origin: string;
}

const contents = ['entitled', 'all', 'open'] as const;

/** Lists of titles for the catalogue of the library and for knowledge bases. */
export function TitlesPane({ customer, origin }: Props) {
  const say = useSay();
  const id = useId();
  return (
    <>
      <LibrarianSection isFirst title={say('librarian.titles.title')}>
        <p>{say('librarian.titles.text')}</p>
        <form className={field.form} action="/rc-pub/front/librarian/titles" method="get" data-part="title-list">
          <input type="hidden" name="customer" value={customer} />
          <div className={layout.pair}>
            <LabelledChoice
              label={say('librarian.titles.contents')}
              name="package"
              choices={contents.map((value) => ({ value, label: say(`librarian.titles.${value}`) }))}
            />
            <div className={field.field}>
              <label htmlFor={id}>{say('librarian.titles.since')}</label>
              <input id={id} type="date" name="since" aria-describedby={`${id}-hint`} />
              <p id={`${id}-hint`} className={field.help}>
                {say('librarian.titles.sinceHint')}
              </p>
            </div>
          </div>
          <div className={field.actions}>
            <button type="submit" className={buttons.strong}>
              {say('librarian.titles.get')}
            </button>
          </div>
        </form>
      </LibrarianSection>
      <LibrarianSection title={say('librarian.titles.forKnowledgeBases')} part="title-addresses">
        <p>{say('librarian.titles.forKnowledgeBasesText')}</p>
        <dl className={layout.stack2}>
          {[
            ['all', '/kbart.txt'],
            ['open', '/kbart.txt?package=open'],
          ].map(([name, path]) => (
            <div key={path}>
              <dt className={text.fine}>{say(`librarian.titles.${name === 'open' ? 'open' : 'all'}`)}</dt>
              <dd className={text.underlined}>
                <a href={path} dir="ltr">{`${origin}${path}`}</a>
              </dd>
            </div>
          ))}
        </dl>
      </LibrarianSection>
    </>
  );
}
