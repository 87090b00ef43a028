import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame, type Widget } from '../../../../platform/shell/frame.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import styles from './outside-widgets.module.css';

/** Chat assistant and customer service: pages of others in a locked frame, loaded only when a reader opens them. */
export function OutsideWidgets() {
  const say = useSay();
  const { assistant, service } = useFrame();
  if (!assistant && !service) return null;
  return (
    <div className={styles.widgets} data-part="widgets" data-place={assistant?.place} data-print="no">
      {assistant && (
        <OutsideWidget
          widget={assistant}
          name={assistant.appName || say('frame.toolbar.assistant')}
          text={assistant.text}
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
}

function OutsideWidget({ widget, name, text }: WidgetProps) {
  return (
    <details name="outside-widget">
      <summary className={buttons.strong}>{widget.title || name}</summary>
      {text && <p className={box.floating}>{text}</p>}
      <iframe
        className={box.floating}
        src={widget.url}
        title={name}
        loading="lazy"
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
      />
    </details>
  );
}
