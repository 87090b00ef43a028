import { forms } from '../content/forms.ts';
import { kinds } from '../content/kinds.ts';
import { editableCustomers } from '../features/access/store/editable-customers.ts';
import { editableMemberAccess } from '../features/access/store/editable-member-access.ts';
import { editableTexts } from '../features/portal/column/store/editable-texts.ts';
import { editableBanners } from '../features/portal/home/store/editable-banners.ts';
import { editableModules } from '../features/portal/home/store/editable-modules.ts';
import { editableChannels, listChannels } from '../features/sites/navigation/store/editable-channels.ts';
import { editableCodes } from '../features/sites/navigation/store/editable-codes.ts';
import { editableToolbar } from '../features/sites/navigation/store/editable-toolbar.ts';
import { editableSections } from '../features/sites/site/store/editable-sections.ts';
import { editableSite } from '../features/sites/site/store/editable-site.ts';
import { editableStatus } from '../features/sites/site/store/editable-status.ts';
import { editableTheme, isWeakStyleAt } from '../features/sites/site/store/editable-theme.ts';
import { itemEditable } from '../platform/item/editing/item-editable.ts';
import type { WriteUnits } from '../platform/item/writing/write-units.ts';
import type { Editable } from '../platform/ports/editable.ts';
import type { FileStore } from '../platform/ports/file-store.ts';

interface Parts {
  readonly files: Pick<FileStore, 'get' | 'put'>;
  readonly write: WriteUnits;
  readonly filterCss: (css: string) => string;
  /** Reads the name of an identity provider out of its metadata. */
  readonly entityOf: (metadata: string) => string | undefined;
}

/** Everything that the console edits, in the order of its menu. */
export const createEditables = ({ files, write, filterCss, entityOf }: Parts): readonly Editable[] => [
  ...forms.map((form) => itemEditable(form, { kinds, files, write })),
  editableSite,
  editableStatus,
  editableTheme,
  ...editableSections,
  editableChannels,
  editableModules({ listChannels, filterCss, isWeakStyle: isWeakStyleAt }),
  editableBanners,
  editableToolbar,
  editableCodes,
  editableTexts(files),
  editableCustomers(entityOf),
  editableMemberAccess,
];
