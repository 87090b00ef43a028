import { FormattedDate } from 'react-intl';
import { AddToFolder } from '../../../features/discovery/citations/parts/add-to-folder.tsx';
import { type Say, useSay } from '../../../platform/i18n/use-say.ts';
import { fileAddress } from '../../../platform/kernel/file-address.ts';
import { downloadAddress } from '../../../platform/shell/file-addresses.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { useHref } from '../../../platform/shell/href.ts';
import { PaperRow } from '../../../platform/shell/paper-row.tsx';
import { printedPlace } from '../../../platform/shell/printed-place.ts';
import { secondTitle } from '../../../platform/shell/second-title.ts';
import box from '../../../platform/ui/box.module.css';
import text from '../../../platform/ui/text.module.css';
import { versionLabel } from '../../article/parts/version-label.ts';
import styles from './issue.module.css';
import type { PaperView } from './paper-view.ts';

interface Props {
  readonly papers: readonly PaperView[];
  readonly heading: 'h2' | 'h3' | 'h4';
  /** Inside an issue its numbers need not be said again. */
  readonly inIssue?: boolean;
  /** Papers of several journals stand in the list. */
  readonly mixed?: boolean;
  readonly label?: string;
  /** Each can be chosen, in the form around. */
  readonly selectable?: boolean;
}

/** Papers one below the other. */
export function Papers({ papers, heading, inIssue = false, mixed = false, label, selectable = false }: Props) {
  return (
    <ol
      className={`${box.entries} ${styles.papers}`}
      aria-label={label}
      data-part="papers"
      data-selectable={selectable ? '' : undefined}
    >
      {papers.map((paper) => (
        <li key={paper.id}>
          {selectable && <Choose paper={paper} />}
          <Row paper={paper} heading={heading} inIssue={inIssue} mixed={mixed} />
          {paper.cover && (
            <img className={`${box.drawing} ${styles.picture}`} src={fileAddress(paper.cover)} alt="" loading="lazy" />
          )}
        </li>
      ))}
    </ol>
  );
}

function Choose({ paper }: { readonly paper: PaperView }) {
  const say = useSay();
  const title = paper.resName || paper.doi || paper.id;
  return (
    <label className={styles.choose}>
      <input type="checkbox" name="ids" value={paper.id} aria-label={say('citations.folder.selectPaper', { title })} />
    </label>
  );
}

type RowProps = Pick<Props, 'heading' | 'inIssue' | 'mixed'> & { readonly paper: PaperView };

function Row({ paper, heading, inIssue, mixed }: RowProps) {
  const say = useSay();
  const href = useHref();
  const { language } = useFrame();
  const title = paper.resName || paper.doi || paper.id;
  return (
    <PaperRow
      href={href(paper.url)}
      title={title}
      heading={heading}
      second={secondTitle(language, title, paper.enResName)}
      facts={{
        authors: paper.authors,
        others: [
          mixed ? paper.publicationName : '',
          inIssue ? pagesLabel(say, paper) : printedPlace(paper),
          paper.version === null ? '' : versionLabel(say, paper.version),
          paper.visits > 0 ? say('ui.number.views', { count: paper.visits }) : '',
          paper.citations > 0 ? say('ui.number.citations', { count: paper.citations }) : '',
        ],
        integrity: paper.integrity,
        accessType: paper.accessType,
      }}
      actions={
        <>
          {paper.summary && <Abstract text={paper.summary} title={title} />}
          <Actions paper={paper} title={title} dated={!inIssue} />
        </>
      }
    />
  );
}

/** Lists are given so many characters of an abstract. */
const longestAbstract = 600;

const Abstract = ({ text: words, title }: { readonly text: string; readonly title: string }) => {
  const say = useSay();
  return (
    <details data-fold="" data-part="abstract">
      <summary className={text.action}>
        {say('article.abstract.title')}
        <span data-visually-hidden="">: {title}</span>
      </summary>
      <p className={`${text.measure} ${text.small}`}>
        <bdi>{words.length < longestAbstract ? words : `${words.trimEnd()}…`}</bdi>
      </p>
    </details>
  );
};

/** As the citation folder keeps it. */
export const workOf = (paper: PaperView) => ({
  id: paper.id,
  resName: paper.resName || paper.doi || paper.id,
  resString: [paper.authors, paper.publicationName, printedPlace(paper)].filter(Boolean).join('. '),
});

interface ActionProps {
  readonly paper: PaperView;
  readonly title: string;
  readonly dated: boolean;
}

function Actions({ paper, title, dated }: ActionProps) {
  const say = useSay();
  return (
    <>
      {paper.attachType && (
        <a
          className={`${box.badge} ${text.strong}`}
          href={downloadAddress(paper.id, paper.attachType)}
          aria-label={say('journal.paper.pdfOf', { title })}
        >
          {say('journal.paper.pdf')}
        </a>
      )}
      {paper.doi && (
        <a className={text.fine} href={`https://doi.org/${paper.doi}`} dir="ltr">
          {say('journal.paper.doi', { doi: paper.doi })}
        </a>
      )}
      {dated && paper.publishDate && (
        <time className={text.fine} dateTime={paper.publishDate}>
          <FormattedDate value={paper.publishDate} dateStyle="medium" timeZone="UTC" />
        </time>
      )}
      <AddToFolder work={workOf(paper)} />
    </>
  );
}

/** The pages of a paper inside its issue, or the number that stands in their place. */
function pagesLabel(say: Say, { firstPageNum: first, lastPageNum: last }: PaperView): string {
  if (!first) return '';
  if (last && last !== first) return say('journal.period.pages', { first, last });
  return /^\d+$/.test(first)
    ? say('journal.period.page', { first })
    : say('journal.period.articleNumber', { number: first });
}
