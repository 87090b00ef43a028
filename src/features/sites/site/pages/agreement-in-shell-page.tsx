import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { LegalText } from '../parts/legal-text.tsx';
import type { Route } from './+types/agreement-in-shell-page';
import { loadLegal } from './load-legal.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadLegal(context, 'agreement');

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.title);

/** /agreement: the user agreement inside the shell. */
export default function AgreementInShellPage({ loaderData }: Route.ComponentProps) {
  return <LegalText {...loaderData} />;
}
