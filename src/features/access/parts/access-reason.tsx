import text from '../../../platform/ui/text.module.css';

/** Why the reader may have what is shown, in plain words. */
export const AccessReason = ({ reason }: { readonly reason: string | null }) =>
  reason && (
    <p className={text.fine} role="note" data-part="access-reason">
      {reason}
    </p>
  );
