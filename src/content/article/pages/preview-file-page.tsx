import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { PdfReader } from '../parts/pdf/pdf-reader.tsx';
import type { Route } from './+types/preview-file-page';
import { loadPreview } from './load-preview.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPreview(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => [
  ...pageTitle(matches, loaderData?.title),
  { name: 'robots', content: 'noindex' },
];

/** /previewFile: one stored file, read in the page. */
export default function PreviewFilePage({ loaderData }: Route.ComponentProps) {
  return <PdfReader file={loaderData} />;
}
