import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { Document, FormField } from '../../../platform/kernel/form-field.ts';
import box from '../../../platform/ui/box.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { getDocument } from '../documents.contract.ts';
import { ActionButton } from './console-page.tsx';
import { DocumentDifference } from './difference.tsx';
import { Moment } from './moment.tsx';
import { useWord } from './use-console.ts';

type Kept = NonNullable<OutputOf<typeof getDocument>['kept']>;

interface Props {
  readonly kept: Kept;
  readonly fields: readonly FormField[];
  readonly now: Document;
  readonly onRestore: (kept: Kept) => void;
  readonly onDiscard: () => void;
}

/** Somebody left this form without saving and has come back: what they wrote is brought back or given up. */
export function KeptQuestion({ kept, fields, now, onRestore, onDiscard }: Props) {
  const say = useWord();
  return (
    <section
      className={`${box.notice} ${layout.stack3}`}
      aria-labelledby="kept-title"
      data-part="kept-question"
      role="alert"
    >
      <h2 id="kept-title" className={text.h3}>
        {say('unsaved.kept.title')}
      </h2>
      <p>
        {say('unsaved.kept.text')} <Moment at={kept.keptAt} />
      </p>
      <details data-fold>
        <summary>{say('difference.show')}</summary>
        <DocumentDifference fields={fields} before={kept.base ?? now} after={kept.document} />
      </details>
      <div className={layout.row2}>
        <ActionButton isStrong onClick={() => onRestore(kept)}>
          {say('unsaved.kept.restore')}
        </ActionButton>
        <ActionButton onClick={onDiscard}>{say('unsaved.kept.discard')}</ActionButton>
      </div>
    </section>
  );
}
