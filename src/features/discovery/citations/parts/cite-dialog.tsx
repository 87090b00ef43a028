import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { createLazyCall } from '../../../../platform/ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { Modal } from '../../../../platform/ui/modal.tsx';
import text from '../../../../platform/ui/text.module.css';
import type { getPublicizeInfo } from '../contract.ts';
import { AddToFolder } from './add-to-folder.tsx';
import type { CitationView } from './citation-view.ts';
import styles from './cite.module.css';
import { copyAndSay } from './copy-citation.ts';
import { FormatLinks, IntegrityFlag, Quotes } from './quotes.tsx';
import { StyleChoice } from './style-choice.tsx';
import { useCitationStyles } from './use-citation-styles.ts';

interface Props {
  readonly citation: CitationView;
  closed(): void;
}

/** One work in every style, to copy, to export, to put aside. */
export default function CiteDialog({ citation, closed }: Props) {
  const say = useSay();
  const { style, choose, added } = useCitationStyles();
  const all = useStyles(citation);
  const chosen = all?.find((known) => known.style === style);
  const view = { ...citation, ...chosen };
  return (
    <Modal title={say('citations.cite.title')} part="cite-dialog" closed={closed}>
      <div className={layout.stack4}>
        <IntegrityFlag integrity={citation.integrity} />
        <StyleChoice style={style} choose={choose} added={added} />
        <div className={layout.stack4} aria-live="polite" aria-busy={all === undefined}>
          <Quotes
            view={view}
            action={(which) => (
              <button
                type="button"
                className={text.action}
                data-copy={which}
                onClick={() =>
                  copyAndSay(say, 'information', { text: view[which], ...htmlOf(chosen?.[`${which}Html`]) })
                }
              >
                {say('citations.cite.copyCitation')}
              </button>
            )}
          />
        </div>
        <h3 className={text.h4}>{say('citations.cite.download')}</h3>
        <FormatLinks view={citation} added={added} />
        <p className={`${layout.row4} ${box.ruled} ${styles.also}`}>
          {/* The folder holds whole works. */}
          {citation.part === undefined && <AddToFolder work={citation} />}
          <button
            type="button"
            className={text.action}
            data-copy="link"
            onClick={() => copyAndSay(say, 'link', { text: pageAddress() })}
          >
            {say('ui.action.copyLink')}
          </button>
        </p>
      </div>
    </Modal>
  );
}

const htmlOf = (html: string | undefined) => (html ? { html } : {});

/** Of the page itself, without what it was opened with. */
const pageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

type Styles = OutputOf<typeof getPublicizeInfo>['styles'];

/** Every style of a work; what the page carries stands until they are there. */
function useStyles({ id, part }: CitationView): Styles | undefined {
  const [all, setAll] = useState<Styles>();
  useEffect(() => {
    const facts = readPageFacts();
    if (!facts) return;
    const call = createLazyCall(facts);
    void call<typeof getPublicizeInfo>(
      'GET /front/front-article/getPublicizeInfo',
      part === undefined ? { id } : { id, part },
    ).then((answer) => {
      setAll(answer.ok ? answer.value.styles : []);
    });
  }, [id, part]);
  return all;
}
