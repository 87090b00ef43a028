import type { Settings } from './settings.ts';

const gigabyte = 1_073_741_824;

/** What members and sites may store, in bytes. */
export const quotasOf = (settings: Settings) => ({
  mostBytesADay: settings.IMPRINT_MEMBER_DAY_GB * gigabyte,
  mostBytesOfMember: settings.IMPRINT_MEMBER_GB * gigabyte,
  mostBytesOfSite: settings.IMPRINT_SITE_GB * gigabyte,
  mostUnpackedBytes: settings.IMPRINT_IMPORT_GB * gigabyte,
});
