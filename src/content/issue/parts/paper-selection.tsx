import { type ReactNode, useRef, useState } from 'react';
import { citationFormats } from '../../../features/discovery/citations/domain/formats.ts';
import { addWorks } from '../../../features/discovery/citations/parts/folder.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../platform/shell/frame.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './issue.module.css';
import type { PaperView } from './paper-view.ts';
import { workOf } from './papers.tsx';

interface Props {
  readonly papers: readonly PaperView[];
  readonly children: ReactNode;
}

/** Papers of which a reader chooses some, to export their citations: a form that works by itself, and better with script. */
export function PaperSelection({ papers, children }: Props) {
  const say = useSay();
  const { site } = useFrame();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const boxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>('input[name="ids"]') ?? [])];
  const read = () => setChosen(new Set(boxes().flatMap(({ checked, value }) => (checked ? value : []))));
  const check = (checked: boolean) => {
    for (const one of boxes()) one.checked = checked;
    read();
  };
  if (papers.length === 0) return children;
  return (
    <form
      ref={form}
      className={layout.stack5}
      data-part="issue-contents"
      action="/rc-pub/front/front-article/downloadCitation"
      onChange={read}
      onSubmit={(event) => {
        if (chosen.size > 0) return;
        event.preventDefault();
        showToast({ kind: 'error', text: say('failure.noDataSelected') });
      }}
    >
      {children}
      <div
        className={`${layout.row4} ${text.small} ${styles.bar}`}
        data-some={chosen.size > 0 ? '' : undefined}
        data-part="selection"
      >
        <strong role="status">{chosen.size > 0 && say('citations.folder.selected', { count: chosen.size })}</strong>
        <button
          type="button"
          className={`${text.action} ${styles.scripted}`}
          onClick={() => check(chosen.size < papers.length)}
        >
          {say(chosen.size < papers.length ? 'ui.action.selectAll' : 'ui.action.deselectAll')}
        </button>
        {chosen.size > 0 && (
          <button
            type="button"
            className={text.action}
            onClick={() => addWorks(say, site.id, papers.filter(({ id }) => chosen.has(id)).map(workOf))}
          >
            {say('citations.action.add')}
          </button>
        )}
        <select name="citationType" aria-label={say('citations.format.label')} className={layout.end}>
          {citationFormats.map((format) => (
            <option key={format} value={format}>
              {say(`citations.format.${format}`)}
            </option>
          ))}
        </select>
        <button type="submit" className={text.action}>
          {say('citations.folder.export')}
        </button>
      </div>
    </form>
  );
}
