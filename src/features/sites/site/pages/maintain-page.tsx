import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { Route } from './+types/maintain-page';

/** Thrown, so that the address and every page that ends here look and answer alike. */
export function loader({ context }: Route.LoaderArgs) {
  throw showScreen('maintenance', context.get(pageRequest).language ?? 'zh');
}

/** Never drawn; without it the address would answer data instead of a document. */
export default function ScreenPage() {
  return null;
}
