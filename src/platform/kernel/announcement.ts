/** What a service elsewhere may announce of a paper: that it reviewed or endorses it, what is related to it, where else it is. */
export const announcementKinds = ['review', 'endorsement', 'relationship', 'ingest'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

export interface Announcement {
  readonly kind: AnnouncementKind;
  /** The service as the site knows it, else as it calls itself. */
  readonly name: string;
  readonly address: string;
}
