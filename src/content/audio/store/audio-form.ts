import type { ItemForm } from '../../../platform/item/editing/item-form.ts';
import { recordingFields, wrongChapters } from '../../../platform/item/editing/recording-fields.ts';

export const audioForm: ItemForm = { kind: 'audio', isRecord: true, fields: recordingFields, check: wrongChapters };
