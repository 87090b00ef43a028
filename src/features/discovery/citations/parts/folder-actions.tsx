import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { languageNameFor } from '../../../../platform/shell/language-name.ts';
import type { CitationItem } from '../../../../platform/ui/behaviour/citation-list.ts';
import { createLazyCall } from '../../../../platform/ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import { saveFile } from '../../../../platform/ui/behaviour/save-file.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import type { batchPublicizeInfo } from '../contract.ts';
import { type CitationFormat, citationFormats } from '../domain/formats.ts';
import { copyAndSay } from './copy-citation.ts';
import { citationAddress } from './quotes.tsx';

interface Props {
  readonly chosen: readonly Pick<CitationItem, 'id'>[];
  readonly info: FolderInfo;
}

/** Copies and exports what was chosen. */
export function FolderActions({ chosen, info }: Props) {
  const say = useSay();
  const intl = useIntl();
  const { language } = useFrame();
  const [busy, setBusy] = useState(false);
  const [fileLanguage, setFileLanguage] = useState<Language | ''>('');
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
    const ids = cited.map(({ id }) => id);
    const address = citationAddress(format, ids, { language: fileLanguage || undefined });
    const saved = await saveFile(address, language, say('failure.offline'));
    setBusy(false);
    showToast(
      saved.ok
        ? { kind: 'success', text: say('citations.message.exported', { count: cited.length }) }
        : { kind: 'error', text: saved.message },
    );
  };

  return (
    <div className={`${layout.row3} ${box.ruled}`}>
      <button type="button" className={buttons.strong} onClick={copyAll}>
        {say('citations.folder.copy')}
      </button>
      <label className={layout.row2}>
        {say('citations.folder.language')}{' '}
        <select value={fileLanguage} onChange={(event) => setFileLanguage(event.target.value as Language | '')}>
          <option value="">{say('citations.folder.ownLanguage')}</option>
          {(['zh', 'en'] as const).map((choice) => (
            <option key={choice} value={choice}>
              {languageNameFor(intl, choice)}
            </option>
          ))}
        </select>
      </label>
      <ul className={layout.row2} aria-label={say('citations.folder.export')}>
        {citationFormats.map((format) => (
          <li key={format}>
            <button
              type="button"
              className={buttons.button}
              aria-label={say('citations.folder.exportAs', { format: say(`citations.format.${format}`) })}
              onClick={() => exportAs(format)}
            >
              {say(`citations.format.${format}`)}
            </button>
          </li>
        ))}
      </ul>
      <span className={text.fine} role="status">
        {(busy || info.state === 'asking') && say('citations.folder.preparing')}
      </span>
    </div>
  );
}

export type CitedWork = OutputOf<typeof batchPublicizeInfo>[number];

/** What the works of a folder are cited as; those that are no longer there have nothing. */
export interface FolderInfo {
  readonly state: 'asking' | 'known' | 'failed';
  readonly works: ReadonlyMap<string, CitedWork>;
}

const nothing: FolderInfo = { state: 'asking', works: new Map() };

/** Asks once for what the folder held when it was opened, and again for another style. */
export function useFolderInfo(ids: readonly string[], style: string): FolderInfo {
  const [info, setInfo] = useState(nothing);
  const [atFirst] = useState(ids);
  useEffect(() => {
    const facts = readPageFacts();
    if (!facts || atFirst.length === 0) return;
    let current = true;
    const call = createLazyCall(facts);
    const input = { ids: atFirst.join(','), style };
    void call<typeof batchPublicizeInfo>('GET /front/front-article/batchPublicizeInfo', input, { quiet: true }).then(
      (answer) => {
        if (!current) return;
        if (answer.ok) setInfo({ state: 'known', works: new Map(answer.value.map((work) => [work.id, work])) });
        // What belongs to a site that this one no longer gathers is gone too.
        else setInfo({ state: answer.failure.code === 'siteForbidden' ? 'known' : 'failed', works: new Map() });
      },
    );
    return () => {
      current = false;
    };
  }, [atFirst, style]);
  return info;
}
