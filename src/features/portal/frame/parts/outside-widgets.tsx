import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame, type Widget } from '../../../../platform/shell/frame.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import styles from './outside-widgets.module.css';

/** Chat assistant and customer service: pages of others in a locked frame, loaded only when a reader opens them. */
export function OutsideWidgets() {
  const say = useSay();
  const { assistant, service, address } = useFrame();
  if (!assistant && !service) return null;
  return (
    <div className={styles.widgets} data-part="widgets" data-place={assistant?.place} data-print="no">
      {assistant && (
        <OutsideWidget
          widget={assistant}
          name={assistant.appName || say('frame.toolbar.assistant')}
          text={assistant.text}
          keepsStorage={assistant.keepsStorage && isForeign(assistant.url, address.origin)}
        />
      )}
      {service && <OutsideWidget widget={service} name={say('frame.toolbar.customerService')} />}
    </div>
  );
}

interface WidgetProps {
  readonly widget: Widget;
  readonly name: string;
  readonly text?: string;
  readonly keepsStorage?: boolean;
}

/** A page of our own that ran in its own origin could reach out of its frame, sandbox or not. */
const isForeign = (url: string, own: string): boolean => URL.parse(url)?.origin !== new URL(own).origin;

function OutsideWidget({ widget, name, text, keepsStorage = false }: WidgetProps) {
  return (
    <details name="outside-widget">
      <summary className={buttons.strong}>{widget.title || name}</summary>
      {text && <p className={box.floating}>{text}</p>}
      <iframe
        className={box.floating}
        src={widget.url}
        title={name}
        loading="lazy"
        sandbox={`allow-scripts allow-forms${keepsStorage ? ' allow-same-origin' : ''}`}
        referrerPolicy="no-referrer"
      />
    </details>
  );
}
