import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import type { CitationList } from '../../../../platform/ui/behaviour/citation-list.ts';
import { saveFile } from '../../../../platform/ui/behaviour/save-file.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import { type CitationFormat, citationFormats } from '../domain/files/export-formats.ts';
import { citationAddress } from './citation-address.ts';
import cite from './cite.module.css';
import { copyAndSay } from './copy-citation.ts';
import styles from './folder-dialog.module.css';
import type { CitedWork, FolderInfo } from './folder-info.ts';

interface Props {
  readonly chosen: CitationList;
  readonly info: FolderInfo;
}

/** Copies and exports what was chosen. */
export function FolderActions({ chosen, info }: Props) {
  const say = useSay();
  const { language } = useFrame();
  const [busy, setBusy] = useState(false);
  const works = chosen.flatMap(({ id }) => info.works.get(id) ?? []);

  /** The works to go on with, or nothing after saying what is missing. */
  const citable = (): readonly CitedWork[] => {
    if (chosen.length === 0) showToast({ kind: 'error', text: say('failure.noDataSelected') });
    else if (info.state === 'failed') showToast({ kind: 'error', text: say('failure.dataAcquisitionFailed') });
    else if (info.state === 'asking') showToast({ kind: 'notice', text: say('citations.folder.preparing') });
    else if (works.length === 0) showToast({ kind: 'error', text: say('failure.noCitation') });
    else if (works.length < chosen.length)
      showToast({
        kind: 'notice',
        text: say('citations.message.notAvailable', { count: chosen.length - works.length }),
      });
    return works;
  };
  const copyAll = () => {
    const cited = citable();
    if (cited.length === 0) return;
    void copyAndSay(say, cited.length === 1 ? 'information' : 'list', {
      text: cited.map(({ quote }) => quote).join('\n'),
      html: cited.map(({ quoteHtml }) => `<p>${quoteHtml}</p>`).join(''),
    });
  };
  const exportAs = async (format: CitationFormat) => {
    const cited = citable();
    if (cited.length === 0) return;
    setBusy(true);
    const address = citationAddress(
      format,
      cited.map(({ id }) => id),
    );
    const saved = await saveFile(address, language, say('failure.offline'));
    setBusy(false);
    showToast(
      saved.ok
        ? { kind: 'success', text: say('citations.message.exported', { count: cited.length }) }
        : { kind: 'error', text: saved.message },
    );
  };

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.copy} onClick={copyAll}>
        {say('citations.folder.copy')}
      </button>
      <ul className={cite.formats} aria-label={say('citations.folder.export')}>
        {citationFormats.map((format) => (
          <li key={format}>
            <button
              type="button"
              aria-label={say('citations.folder.exportAs', { format: say(`citations.format.${format}`) })}
              onClick={() => exportAs(format)}
            >
              {say(`citations.format.${format}`)}
            </button>
          </li>
        ))}
      </ul>
      <span role="status">{(busy || info.state === 'asking') && say('citations.folder.preparing')}</span>
    </div>
  );
}
