import { useEffect, useRef, useState } from 'react';
import type { Document } from '../../../platform/kernel/form-field.ts';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import { themeOf } from '../../sites/site/domain/editing/theme-form.ts';
import { type Scheme, schemes } from '../../sites/site/domain/theme/neutrals.ts';
import { themeStylesheet } from '../../sites/site/domain/theme/theme-stylesheet.ts';
import { theOnlyOneId } from '../domain/addresses.ts';
import { DocumentVersions } from '../parts/change-list.tsx';
import { ActionButton, ConsolePage, ConsoleSection } from '../parts/console-page.tsx';
import { DocumentForm } from '../parts/document-form.tsx';
import styles from '../parts/theme/theme.module.css';
import { ThemeEditor } from '../parts/theme/theme-editor.tsx';
import { useWord } from '../parts/use-console.ts';
import type { Route } from './+types/theme-page';
import { loadDocument } from './load-console.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadDocument(context, 'theme', theOnlyOneId);

/** /console/theme: the site's look, and its own pages in that look. */
export default function ThemePage({ loaderData: { opened, versions } }: Route.ComponentProps) {
  return (
    <ConsolePage title={opened.name}>
      <DocumentForm
        key={opened.state}
        opened={opened}
        body={(props) => <ThemeEditor {...props} />}
        aside={(document) => <ThemePreview document={document} />}
      />
      <DocumentVersions versions={versions} />
    </ConsolePage>
  );
}

const widths = { desktop: 1_280, phone: 390 } as const;
type Width = keyof typeof widths;

/** The site's own pages in the look that is being edited; they are dressed in this browser and nowhere else. */
function ThemePreview({ document }: { readonly document: Document }) {
  const say = useWord();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('desktop');
  const [scheme, setScheme] = useState<Scheme>('light');
  const dress = () =>
    dressFrame(frame.current, {
      css: themeStylesheet(themeOf(document)),
      scheme,
      homeGrid: String(document.homeGrid ?? ''),
      cards: String(document.cards ?? ''),
    });
  useEffect(dress);
  useScale(stage, widths[width]);
  return (
    <ConsoleSection id="preview" title={say('theme.preview')} part="theme-preview">
      <p className={text.fine}>{say('theme.previewText')}</p>
      <div className={`${layout.row4} ${styles.choices}`}>
        <Choice name="width" values={['desktop', 'phone']} chosen={width} onChoose={setWidth} />
        <Choice name="scheme" values={schemes} chosen={scheme} onChoose={setScheme} />
        <ActionButton onClick={() => frame.current?.contentWindow?.location.assign('/')}>
          {say('theme.home')}
        </ActionButton>
      </div>
      <div ref={stage} className={styles.stage} data-width={width}>
        <iframe ref={frame} className={styles.frame} src="/" title={say('theme.preview')} onLoad={dress} />
      </div>
    </ConsoleSection>
  );
}

interface ChoiceProps<Value> {
  readonly name: 'width' | 'scheme';
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends Width | Scheme>({ name, values, chosen, onChoose }: ChoiceProps<Value>) {
  const say = useWord();
  return (
    <fieldset className={layout.row4}>
      <legend className={text.fine}>{say(`theme.${name}`)}</legend>
      {values.map((one) => (
        <label key={one} className={field.tick}>
          <input type="radio" name={`preview-${name}`} checked={chosen === one} onChange={() => onChoose(one)} />
          {say(`theme.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The page is as wide as on such a screen and is shrunk to the room there is. */
function useScale(stage: React.RefObject<HTMLDivElement | null>, width: number) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      element.style.setProperty('--page-width', `${width}px`);
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [stage, width]);
}

interface ThemeChoice {
  readonly css: string;
  readonly scheme: 'light' | 'dark';
  readonly homeGrid: string;
  readonly cards: string;
}

/** The sheets of single modules stay: they are no part of the look that is tried on. */
const themeLink = 'link[rel="stylesheet"][href^="/theme/"]:not([href^="/theme/module/"])';

/**
 * Puts a page of the site that stands in a frame into another look. A sheet that a script builds is no inline style, so that the
 * page's own policy holds; the sheet that the page came with is switched off.
 */
function dressFrame(frame: HTMLIFrameElement | null, { css, scheme, homeGrid, cards }: ThemeChoice): void {
  const page = frame?.contentDocument;
  const view = page?.defaultView;
  if (!page?.documentElement || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
  for (const link of page.querySelectorAll<HTMLLinkElement>(themeLink)) link.disabled = true;
  page.documentElement.dataset.scheme = scheme;
  page.documentElement.dataset.look = homeGrid;
  for (const list of page.querySelectorAll<HTMLElement>('[data-cards]')) list.dataset.cards = cards;
}
