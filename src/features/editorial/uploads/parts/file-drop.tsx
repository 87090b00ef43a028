import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { SentFileRole } from '../../../../platform/kernel/sent-file.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { fileSize, storeSize } from '../../../../platform/shell/printed-sizes.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { getUploadQuota } from '../contract.ts';
import styles from './file-drop.module.css';
import { spokenOf, UploadLine } from './upload-line.tsx';
import type { ReadyUpload } from './uploads-state.ts';
import { useUploads } from './use-uploads.ts';

interface Props {
  readonly fileRole: SentFileRole;
  /** What is to be sent here, in the words of the page. */
  readonly label: string;
  /** Endings, as the input's `accept`: `.docx,.pdf`. */
  readonly accept: string;
  readonly mostBytes: number;
  readonly isSeveral?: boolean;
  /** What is ready stands in a list of the page, and not once more here. */
  readonly isListedElsewhere?: boolean;
  /** The file was sent and checked; whoever places this takes it. */
  onReady(upload: ReadyUpload): void;
  /** A file of this page is not wanted any more. */
  onRemoved?(id: string): void;
}

/** Where a member drops or chooses files: they go up in pieces, through every interruption, and are told of when they are checked. */
export function FileDrop({
  fileRole,
  label,
  accept,
  mostBytes,
  isSeveral = false,
  isListedElsewhere = false,
  onReady,
  onRemoved,
}: Props) {
  const say = useSay();
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  const uploads = useUploads({ role: fileRole, onReady, ...(onRemoved && { onRemoved }) });
  const most = fileSize(intl, mostBytes);
  const visible = isListedElsewhere ? uploads.rows.filter(({ phase }) => phase !== 'ready') : uploads.rows;

  function take(given: readonly File[]): void {
    const chosen = isSeveral ? given : given.slice(0, 1);
    const wrong = chosen.find(({ size }) => size > mostBytes || size === 0);
    setProblem(
      wrong ? say(wrong.size === 0 ? 'uploads.empty' : 'uploads.tooLarge', { name: wrong.name, max: most }) : '',
    );
    uploads.add(chosen.filter(({ size }) => size > 0 && size <= mostBytes));
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }

  return (
    <section className={layout.stack3} aria-labelledby={`${id}-label`} data-part="file-drop">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same */}
      <div
        className={`${layout.stack3} ${styles.area}`}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p id={`${id}-label`} className={text.strong}>
          {label}
        </p>
        <button
          type="button"
          className={buttons.strong}
          aria-describedby={`${id}-label ${id}-limit`}
          onClick={() => input.current?.click()}
        >
          {say(isSeveral ? 'uploads.chooseSeveral' : 'uploads.choose')}
        </button>
        <input
          ref={input}
          hidden
          type="file"
          accept={accept}
          multiple={isSeveral}
          aria-label={label}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <p id={`${id}-limit`} className={text.fine}>
          {say('uploads.limit', { endings: accept.replaceAll(',', ', '), max: most })}
        </p>
        <QuotaLine begun={uploads.rows.filter(({ phase }) => phase !== 'sending').length} />
      </div>
      <p className={field.problem} role="alert">
        {problem}
      </p>
      {visible.length > 0 && (
        <ul className={box.entries}>
          {visible.map((row) => (
            <UploadLine key={row.key} row={row} {...uploads} />
          ))}
        </ul>
      )}
      {/* Not the list itself: its percents change many times a second. */}
      <p data-visually-hidden aria-live="polite">
        {spokenOf(uploads.rows, say)}
      </p>
    </section>
  );
}

type QuotaView = OutputOf<typeof getUploadQuota>;

/** How much a member may still send; asked anew when `begun` files were. */
function QuotaLine({ begun }: { readonly begun: number }) {
  const [quota, setQuota] = useState<QuotaView>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every file that was begun changes the answer
  useEffect(() => {
    let isWanted = true;
    void pageCall()<typeof getUploadQuota>('GET /front/upload/quota', {}, { quiet: true }).then((answer) => {
      if (isWanted && answer.ok) setQuota(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [begun]);
  return quota ? <QuotaWords {...quota} /> : null;
}

export function QuotaWords({ left, usedToday, mostToday, used, most }: QuotaView) {
  const say = useSay();
  const intl = useIntl();
  const size = (bytes: number) => storeSize(intl, bytes);
  return (
    <p className={text.fine} data-part="quota">
      {say('uploads.quota', {
        left: size(left),
        used: size(usedToday),
        most: size(mostToday),
        kept: size(used),
        mostKept: size(most),
      })}
    </p>
  );
}
