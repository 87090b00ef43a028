import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { FileDrop } from '../../../src/features/editorial/uploads/parts/file-drop.tsx';
import type { ReadyUpload } from '../../../src/features/editorial/uploads/parts/uploads-state.ts';

interface Place {
  readonly locale: string;
  readonly messages: Record<string, string>;
  readonly label: string;
}

declare global {
  interface Window {
    placeFileDrop(place: Place): void;
    readyUploads: ReadyUpload[];
  }
}

window.readyUploads = [];
window.placeFileDrop = ({ locale, messages, label }) => {
  createRoot(document.querySelector('main') as HTMLElement).render(
    <IntlProvider locale={locale} messages={messages}>
      <h1>{label}</h1>
      <FileDrop
        fileRole="manuscript"
        label={label}
        accept=".pdf,.docx"
        mostBytes={500 * 1_048_576}
        onReady={(upload) => void window.readyUploads.push(upload)}
      />
    </IntlProvider>,
  );
};
