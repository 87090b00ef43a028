import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import type { getHostSite } from '../../../features/sites/site/contract.ts';
import { readPageParameters } from '../../../platform/kernel/page-parameters.ts';
import { showScreen } from '../../../platform/shell/error-screen.server.ts';
import { downloadAddress, storedFileAddress } from '../../../platform/shell/file-addresses.ts';
import { localizedIn } from '../../../platform/shell/localized-text.ts';
import { pageTitle } from '../../../platform/shell/page-title.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { getArticle } from '../contract.ts';
import { PdfReader } from '../parts/pdf/pdf-reader.tsx';
import type { PreviewView } from '../parts/preview-view.ts';
import type { Route } from './+types/preview-file-page';

export const loader = ({ context, request }: Route.LoaderArgs) => loadPreview(context, request);

export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => [
  ...pageTitle(matches, loaderData?.title),
  { name: 'robots', content: 'noindex' },
];

/** /previewFile: one stored file, read in the page. */
export default function PreviewFilePage({ loaderData }: Route.ComponentProps) {
  return <PdfReader file={loaderData} />;
}

/** A file to be read in the page. Its paper, where the address names one, gives it a title and a way back. */
async function loadPreview(context: Readonly<RouterContextProvider>, request: Request): Promise<PreviewView> {
  const { call, language: asked } = context.get(pageRequest);
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const language = asked ?? site.defaultLanguage;
  const query = new URL(request.url).searchParams;
  const { columnId } = readPageParameters(query);
  const id = query.get('id') ?? '';
  if (!/^[\w-]{1,80}$/.test(id)) throw showScreen('notFound', language);
  const alone = { title: '', url: null, download: storedFileAddress(id), refusal: null };
  if (!columnId) return alone;

  const found = await call<typeof getArticle>('GET /front/front-article/{id}', { id: columnId });
  const file = found.ok ? found.value.files.find((one) => one.id === id) : undefined;
  if (!found.ok || !file) throw showScreen('notFound', language);
  const { titles, language: original, url, downloading } = found.value;
  return {
    title: localizedIn(titles, language, original)?.text ?? file.name,
    url,
    download: downloadAddress(columnId, file.attachType),
    refusal: downloading.allowed ? null : downloading.message,
  };
}
