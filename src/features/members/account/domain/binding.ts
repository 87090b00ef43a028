/** By what an account's owner can prove who they are. */
export interface Bindings {
  readonly mobile: string | null;
  readonly email: string | null;
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly providers: number;
}

export const bindingStates = [
  'linkedWithPassword',
  'linkedWithoutPassword',
  'unlinkedWithPassword',
  'unlinkedWithoutPassword',
] as const;
export type BindingState = (typeof bindingStates)[number];

/** The four states of the specification: mobile linked or not, password set or not. */
export const bindingState = ({ mobile, hasPassword }: Pick<Bindings, 'mobile' | 'hasPassword'>): BindingState =>
  `${mobile ? 'linked' : 'unlinked'}${hasPassword ? 'WithPassword' : 'WithoutPassword'}`;

/** Nobody may lock themselves out: a passkey or provider that is taken away must not be the last way in. */
export const mayUnlink = ({ mobile, email, hasPassword, passkeys, providers }: Bindings): boolean =>
  mobile !== null || email !== null || hasPassword || passkeys + providers > 1;

/** Enough for its owner to know it again, too little for anyone else. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.slice(0, 1)}***${email.slice(at)}`;
}
