import type { Preview } from '../ui/page-context.ts';
import { withParameter } from './href.ts';

/** The address of something that belongs to a page, as it would be if what the page shows were published. */
export const asPreviewed = (address: string, preview: Preview | undefined): string =>
  preview && 'token' in preview ? withParameter(address, 'preview', preview.token) : address;
