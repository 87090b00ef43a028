import layout from '../../../../platform/ui/layout.module.css';
import { Block } from './block.tsx';
import type { ModuleOf } from './module-view.ts';

/** What an extension draws. Its HTML went through the sanitiser of the call that it came by. */
export const ExtensionModule = ({ module }: { readonly module: ModuleOf<'extension'> }) => (
  <Block part="extension" title={module.title} styleId={module.styleId}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server */}
    <div className={layout.stack3} dangerouslySetInnerHTML={{ __html: module.html }} />
  </Block>
);
