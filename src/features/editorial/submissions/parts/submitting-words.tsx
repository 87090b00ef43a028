import { type ReactNode, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { intlFor } from '../../../../platform/i18n/intl.ts';
import type { Messages } from '../../../../platform/i18n/join-messages.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';

interface Props {
  readonly words: Messages;
  readonly children: ReactNode;
}

/** The words of submitting come with its pages, so that no other page carries them. */
export function SubmittingWords({ words, children }: Props) {
  const { messages } = useIntl();
  const { language } = useFrame();
  const intl = useMemo(() => intlFor(language, { ...(messages as Messages), ...words }), [language, messages, words]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
