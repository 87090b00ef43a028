/** The subjects of notices to members. The words for each stand in the messages of `features/members/notices`. */
export const noticeSubjects = [
  'comment-shown',
  'comment-refused',
  'new-device',
  'password-changed',
  'mobile-changed',
  'email-changed',
  'passkey-added',
  'passkey-deleted',
  'passkeys-ending',
  'app-added',
  'login-linked',
  'login-unlinked',
  'sessions-ended',
  'alerts-stopped',
  'webhook-off',
] as const;

export type NoticeSubject = (typeof noticeSubjects)[number];

export interface NewNotice {
  /** The site at which the member reads it. */
  readonly site: number;
  readonly account: string;
  readonly about: NoticeSubject;
  /** What the words need: `title` and `id` of a thing, `device`, `provider`, `email`. Nothing secret. */
  readonly data?: Readonly<Record<string, string>>;
  /** Besides the account's own: the address it had until now. */
  readonly alsoTo?: string;
}

/** Tells a member something, by mail too where it is about how their account is reached. Never throws: what it tells about has happened already. */
export type Notify = (notice: NewNotice) => Promise<void>;
