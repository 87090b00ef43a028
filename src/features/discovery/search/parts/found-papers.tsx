import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { PaperRow } from '../../../../platform/shell/paper-row.tsx';
import { secondTitle } from '../../../../platform/shell/second-title.ts';
import box from '../../../../platform/ui/box.module.css';
import { AddToFolder } from '../../citations/parts/add-to-folder.tsx';
import { type HitView, hitFacts, titleOf, workOf } from './hit-view.ts';

interface Props {
  readonly papers: readonly HitView[];
  readonly heading: 'h2' | 'h3';
  readonly label: string;
}

/** Papers on a page about something else: an expert, an institution, a subject. */
export function FoundPapers({ papers, heading, label }: Props) {
  const say = useSay();
  const href = useHref();
  const { language } = useFrame();
  return (
    <ol className={box.entries} aria-label={label} data-part="papers">
      {papers.map((paper) => (
        <li key={paper.id}>
          <PaperRow
            href={href(paper.url)}
            title={titleOf(paper)}
            heading={heading}
            second={secondTitle(language, paper.resName, paper.enResName)}
            facts={hitFacts(say, paper)}
            actions={<AddToFolder work={workOf(paper)} />}
          />
        </li>
      ))}
    </ol>
  );
}
