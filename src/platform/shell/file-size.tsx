import { FormattedNumber } from 'react-intl';

const kilo = 1_024;
const mega = 1_048_576;

/** As the specification counts: one M is 1,048,576 bytes. */
export const FileSize = ({ bytes }: { readonly bytes: number }) =>
  bytes >= mega ? (
    <FormattedNumber value={bytes / mega} maximumFractionDigits={1} style="unit" unit="megabyte" />
  ) : (
    <FormattedNumber value={Math.max(1, Math.round(bytes / kilo))} style="unit" unit="kilobyte" />
  );
