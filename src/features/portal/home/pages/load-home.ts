import type { RouterContextProvider } from 'react-router';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { columnPlace, openPage } from '../../../sites/navigation/parts/open-page.ts';
import { loadModules } from '../parts/load-modules.ts';
import { loadRecommendation } from '../parts/load-recommendation.ts';

export type HomeName = 'home' | 'composite' | 'recommendation' | 'sample';

const names: Readonly<Record<string, HomeName>> = {
  '/newcomposite': 'composite',
  '/innerrecommendation': 'recommendation',
  '/innerrecommendationtest': 'sample',
};

/** What a page built from modules shows: those that the site stored for its home or for a column, or papers that are alike. */
export async function loadHome(context: Readonly<RouterContextProvider>, request: Request) {
  const page = await openPage(context, request);
  const name = names[page.path.toLowerCase()] ?? 'home';
  const isInner = page.path.toLowerCase().startsWith('/inner');
  if (name === 'home') return { name, isInner, place: null, modules: await loadModules(context) };
  if (name === 'composite') {
    const { columnId } = page.parameters;
    const place = await columnPlace(page);
    if (!columnId || !place) throw showScreen('notFound', page.language);
    return { name, isInner, place, modules: await loadModules(context, columnId) };
  }
  return { name, isInner, place: null, modules: await loadRecommendation(page, name === 'sample') };
}

export type HomeView = Awaited<ReturnType<typeof loadHome>>;
