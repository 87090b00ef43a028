import type { Profile } from '../domain/profile.ts';

export interface StoredProfile extends Profile {
  readonly account: string;
  readonly userName: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly avatar: string | null;
  readonly orcid: string | null;
  readonly hasPassword: boolean;
  readonly createdAt: Date;
}

export interface ProfileStore {
  read(account: string): Promise<StoredProfile | undefined>;
  save(account: string, change: Partial<Profile> & { readonly avatar?: string | null }): Promise<void>;
}
