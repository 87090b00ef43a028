import { useState } from 'react';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { copy } from '../../../platform/ui/behaviour/copy.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import box from '../../../platform/ui/box.module.css';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { endPreviews, getDocument, linkPreview } from '../documents.contract.ts';
import { ActionButton } from './console-page.tsx';
import { LabelledInput } from './labelled.tsx';
import { Moment } from './moment.tsx';
import { useSight } from './schedule.tsx';
import { useWord } from './use-console.ts';

type Answer = OutputOf<typeof linkPreview>;
type Linked = Extract<Answer, { outcome: 'linked' }>;
type Refused = Extract<Answer, { outcome: 'refused' }>;

interface Props {
  readonly opened: OutputOf<typeof getDocument>;
  /** Whether something stands in the form that is not saved. */
  readonly isChanged: boolean;
  readonly onRefused: (problems: Refused['problems']) => void;
}

/** Makes a link that shows the draft as readers will see it, to everybody who has the link. */
export function usePreview({ opened: { kind, id, hasPreview }, isChanged, onRefused }: Props) {
  const say = useWord();
  const [linked, setLinked] = useState<Linked | null>(null);

  async function link() {
    if (linked) return setLinked(null);
    const answer = await pageCall()<typeof linkPreview>('POST /console/document/preview', { kind, id });
    if (!answer.ok) return;
    if (answer.value.outcome === 'refused') return onRefused(answer.value.problems);
    setLinked({ ...answer.value, address: new URL(answer.value.address, window.location.origin).href });
  }

  async function end() {
    const answer = await pageCall()<typeof endPreviews>('POST /console/document/endPreviews', { kind, id });
    if (!answer.ok) return;
    setLinked(null);
    showToast({ text: say('preview.ended'), kind: 'success' });
  }

  return {
    button: hasPreview && (
      <ActionButton aria-expanded={linked !== null} onClick={link}>
        {say('preview.open')}
      </ActionButton>
    ),
    panel: linked && <PreviewPanel linked={linked} isChanged={isChanged} onEnd={end} />,
  };
}

interface PanelProps {
  readonly linked: Linked;
  readonly isChanged: boolean;
  readonly onEnd: () => void;
}

function PreviewPanel({ linked: { address, until }, isChanged, onEnd }: PanelProps) {
  const say = useWord();
  const sight = useSight<HTMLFieldSetElement>();
  const copyLink = async () => {
    const isCopied = await copy({ text: address });
    showToast({ text: say(isCopied ? 'preview.copied' : 'preview.notCopied'), kind: isCopied ? 'success' : 'notice' });
  };
  return (
    <fieldset {...sight} className={`${box.card} ${layout.stack3}`} data-part="preview-link">
      <legend>{say('preview.title')}</legend>
      <p className={text.muted}>{say('preview.text')}</p>
      {isChanged && <p className={box.notice}>{say('preview.unsaved')}</p>}
      <LabelledInput label={say('preview.link')}>
        {(labelled) => <input {...labelled} className={field.input} value={address} readOnly dir="ltr" />}
      </LabelledInput>
      <p>
        {say('preview.until')} <Moment at={until} />
      </p>
      <div className={layout.row2}>
        <a className={buttons.strong} href={address} target="_blank" rel="noreferrer">
          {say('preview.see')}
        </a>
        <ActionButton onClick={copyLink}>{say('preview.copy')}</ActionButton>
        <ActionButton onClick={onEnd}>{say('preview.end')}</ActionButton>
      </div>
    </fieldset>
  );
}
