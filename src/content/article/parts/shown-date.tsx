import { FormattedDate } from 'react-intl';

/** A day of the calendar: the same everywhere on earth. */
export const ShownDate = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>
    <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
  </time>
);
