import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';

/** A link of the floating toolbar. */
export interface ToolLink {
  readonly id: Id;
  readonly indexId: string;
  readonly type: 'pop' | 'share' | 'platform' | 'external';
  readonly platformType: 'rss' | 'email' | 'folderAdd' | 'share' | null;
  readonly resName: Text;
  readonly description: Text;
  readonly cover: string | null;
  readonly coverId: string | null;
  readonly linkType2: string | null;
  readonly linkValue2: string | null;
  readonly bouncePictureUrl: string | null;
  readonly pictureUrl: string | null;
  readonly url: string | null;
}
