import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { type Tool, useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { QrCode } from '../../../../platform/shell/qr-code.tsx';
import { ToolIcon } from '../../../../platform/shell/tool-icon.tsx';
import { toolbarVisibility } from '../../../../platform/ui/behaviour/scroll-limits.ts';
import { onResizeEnd } from '../../../../platform/ui/behaviour/viewport-unit.ts';
import box from '../../../../platform/ui/box.module.css';
import { CitationFolder } from '../../../discovery/citations/parts/citation-folder.tsx';
import styles from './toolbar.module.css';

const styleWithWords = 1;

/** Floats at the side: share, the site's own links, feeds, subscription, citation folder, back to top. */
export function Toolbar() {
  const say = useSay();
  const { tools, footer } = useFrame();
  const visible = useVisibility(footer.toolbarStyle);
  const [opened, setOpened] = useState(false);
  if (!visible.toolbar && !visible.backToTop) return null;
  return (
    <aside
      className={`${box.floating} ${styles.toolbar}`}
      data-part="toolbar"
      aria-label={say('frame.toolbar.label')}
      data-print="no"
      data-opened={opened ? '' : undefined}
      data-words={footer.toolbarStyle === styleWithWords ? '' : undefined}
    >
      {visible.toolbar && tools.map((tool) => <ToolbarTool key={tool.id} tool={tool} />)}
      {visible.toolbar && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={opened}
          aria-label={say('frame.toolbar.more')}
          title={say('frame.toolbar.more')}
          onClick={() => setOpened(!opened)}
        >
          <ToolIcon name="more" />
        </button>
      )}
      {visible.backToTop && (
        <button
          type="button"
          className={styles.top}
          aria-label={say('frame.toolbar.backToTop')}
          title={say('frame.toolbar.backToTop')}
          onClick={() => scrollTo({ top: 0 })}
        >
          <ToolIcon name="top" />
          {footer.toolbarStyle === styleWithWords && <span>{say('frame.toolbar.backToTop')}</span>}
        </button>
      )}
    </aside>
  );
}

function ToolbarTool({ tool }: { readonly tool: Tool }) {
  const href = useHref();
  if (tool.kind === 'share') return <ShareTool tool={tool} />;
  if (tool.kind === 'folder')
    return (
      <CitationFolder name={tool.name}>
        <Face tool={tool} />
      </CitationFolder>
    );
  if (tool.kind === 'pop') return <PopTool tool={tool} />;
  const own = { rss: '/rssList', email: '/emailSubscribe', external: tool.href }[tool.kind];
  if (!own) return null;
  const newWindow = tool.kind === 'external' && tool.newWindow;
  return (
    <a
      href={href(own)}
      aria-label={tool.name}
      title={tool.name}
      {...(newWindow && { target: '_blank', rel: 'noopener' })}
    >
      <Face tool={tool} />
    </a>
  );
}

/** What a tool looks like: its own icon or that of what it does, with its name where the style has words. */
function Face({ tool }: { readonly tool: Tool }) {
  const { footer } = useFrame();
  return (
    <>
      {tool.icon ? <img className={styles.icon} src={tool.icon} alt="" /> : <ToolIcon name={tool.kind} />}
      {footer.toolbarStyle === styleWithWords && <span>{tool.name}</span>}
    </>
  );
}

function ShareTool({ tool }: { readonly tool: Tool }) {
  const say = useSay();
  const [address, setAddress] = useState('');
  return (
    <PanelTool tool={tool} part="share" onOpen={() => setAddress(location.href)}>
      {address && <QrCode address={address} label={say('frame.toolbar.qrCode')} />}
      <p>{say('frame.toolbar.scan')}</p>
    </PanelTool>
  );
}

const PopTool = ({ tool }: { readonly tool: Tool }) => (
  <PanelTool tool={tool}>
    {tool.picture && <img src={tool.picture} alt="" />}
    <p>
      <strong>{tool.name}</strong>
    </p>
    {tool.description && <p>{tool.description}</p>}
  </PanelTool>
);

interface PanelToolProps {
  readonly tool: Tool;
  readonly part?: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A button that opens a panel next to the toolbar. */
const PanelTool = ({ tool, part, onOpen, children }: PanelToolProps) => (
  <>
    <button type="button" popoverTarget={`tool-${tool.id}`} aria-label={tool.name} title={tool.name} onClick={onOpen}>
      <Face tool={tool} />
    </button>
    <div id={`tool-${tool.id}`} popover="auto" className={`${box.floating} ${styles.panel}`} data-part={part}>
      {children}
    </div>
  </>
);

function useVisibility(toolbarStyle: 1 | 2 | 3) {
  const { pathname } = useLocation();
  const [visible, setVisible] = useState(() =>
    toolbarVisibility({ scrollY: 0, width: 1024, toolbarStyle, path: pathname }),
  );
  useEffect(() => {
    const update = () =>
      setVisible((before) => {
        const now = toolbarVisibility({ scrollY, width: innerWidth, toolbarStyle, path: pathname });
        return now.toolbar === before.toolbar && now.backToTop === before.backToTop ? before : now;
      });
    update();
    addEventListener('scroll', update, { passive: true });
    const forget = onResizeEnd(update);
    return () => {
      removeEventListener('scroll', update);
      forget();
    };
  }, [pathname, toolbarStyle]);
  return visible;
}
