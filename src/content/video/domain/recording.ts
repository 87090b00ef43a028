import type { Embargo } from '../../../platform/kernel/access.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { PublicItem } from '../../../platform/kernel/public-item.ts';
import type { Recording, Relations } from '../contract.ts';

type Text = Recording['titles'];
type Unaddressed<Linked> = Omit<Linked, 'url'>;
type Own = 'speakers' | 'seconds' | 'licence' | 'attributions' | 'subjects' | 'poster';

interface RecordingFile extends NonNullable<Recording['downloading']['file']> {
  readonly position: number;
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
  /** What the worker made of it: the form's name → the hash. Segments of streams are left out. */
  readonly forms: Readonly<Record<string, { readonly sha256: string; readonly contentType: string }>>;
}

/** Sound or film, as it is stored. */
export interface StoredRecording extends PublicItem, Pick<Recording, Own> {
  readonly kind: Recording['kind'];
  readonly transcripts: Text;
  readonly chapters: readonly { readonly start?: unknown; readonly titles?: Text }[];
  readonly article: Unaddressed<NonNullable<Recording['article']>> | null;
  readonly openAccess: boolean;
  readonly embargo: Embargo | null;
  /** The journal of its paper. */
  readonly journal: Id | null;
  readonly file: RecordingFile | null;
  readonly captions: readonly {
    readonly sha256: string;
    readonly bytes: number;
    readonly language: string | null;
    readonly labels: Text;
  }[];
}

export interface StoredRelations {
  readonly article: StoredRecording['article'];
  readonly albums: Unaddressed<Relations['albums'][number]>[];
  readonly similar: Unaddressed<Relations['similar'][number]>[];
}
