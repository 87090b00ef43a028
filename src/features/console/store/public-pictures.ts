import { storeFiles } from '../../../platform/item/writing/store-files.ts';
import type { RecordAction } from '../../../platform/ports/console-log.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { PublicPictures } from '../use-cases/keep-pictures.ts';

export const publicPictures = (database: Database, record: RecordAction): PublicPictures => ({
  add: (site, account, { sha256, bytes, contentType }) =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      await storeFiles(transaction, site, [
        { role: 'image', name: `${sha256}.webp`, sha256, bytes, contentType, public: true },
      ]);
      await record(transaction, { site, account, action: 'upload', kind: 'picture', id: sha256 });
    }),
});
