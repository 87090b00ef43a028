import { type ReactNode, useMemo } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { intlFor } from '../i18n/intl.ts';
import type { Messages } from '../i18n/join-messages.ts';
import { useFrame } from './frame.ts';

interface Props {
  readonly words: Messages;
  readonly children: ReactNode;
}

/** Words that come with the page which needs them, so that no other page carries them. */
export function PageWords({ words, children }: Props) {
  const { messages } = useIntl();
  const { language } = useFrame();
  const intl = useMemo(() => intlFor(language, { ...(messages as Messages), ...words }), [language, messages, words]);
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
