import { useSay } from '../../../platform/i18n/use-say.ts';
import { useFrame } from '../../navigation/parts/frame.ts';
import { pageTitle } from '../../navigation/parts/page-title.ts';
import { loadModules } from '../parts/load-modules.ts';
import { Modules } from '../parts/modules.tsx';
import type { Route } from './+types/home-page';

export const loader = async ({ context }: Route.LoaderArgs) => ({ modules: await loadModules(context) });

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches);

/** /homeNav of a journal's site and /scanHome of a portal: whatever modules the site has stored, in its order. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { site } = useFrame();
  const say = useSay();
  return (
    <>
      <h1 data-visually-hidden="">{site.name}</h1>
      {loaderData.modules.length > 0 ? <Modules modules={loaderData.modules} /> : <p>{say('site.home.empty')}</p>}
    </>
  );
}
