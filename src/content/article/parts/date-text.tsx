import { FormattedDate } from 'react-intl';

/** A day of the calendar: the same everywhere on earth. */
export const DateText = ({ date }: { readonly date: string }) => (
  <time dateTime={date}>
    <FormattedDate value={date} dateStyle="long" timeZone="UTC" />
  </time>
);
