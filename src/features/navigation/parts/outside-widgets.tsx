import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame, type Widget } from './frame.ts';
import styles from './outside-widgets.module.css';

/** Chat assistant and customer service: pages of others in a locked frame, loaded only when a reader opens them. */
export function OutsideWidgets() {
  const say = useSay();
  const { assistant, service } = useFrame();
  if (!assistant && !service) return null;
  return (
    <div className={styles.widgets} data-part="widgets" data-print="no">
      {assistant && <OutsideWidget widget={assistant} name={say('navigation.toolbar.assistant')} />}
      {service && <OutsideWidget widget={service} name={say('navigation.toolbar.customerService')} />}
    </div>
  );
}

function OutsideWidget({ widget, name }: { readonly widget: Widget; readonly name: string }) {
  return (
    <details name="outside-widget">
      <summary>{widget.title || name}</summary>
      <iframe
        src={widget.url}
        title={widget.title || name}
        loading="lazy"
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
      />
    </details>
  );
}
