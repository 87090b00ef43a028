import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { searchHref } from './search-address.ts';
import type { SearchView } from './search-view.ts';

/** The engine was late and the database found nothing either: the number of results is unknown, so none is displayed. */
export function SlowSearch({ view }: { readonly view: SearchView }) {
  const say = useSay();
  return (
    <section className={`${layout.stack4} ${text.measure}`} data-part="slow-search">
      <h2 className={text.h2}>{say('search.slow.title')}</h2>
      <p role="alert">{say('search.slow.unfinished')}</p>
      <p className={layout.row3}>
        <TryAgain view={view} className={buttons.strong} />
      </p>
    </section>
  );
}

/** The same question once more, of the server: what was late is not kept. */
export function TryAgain({
  view,
  className = text.underlined,
}: {
  readonly view: SearchView;
  readonly className?: string | undefined;
}) {
  const say = useSay();
  const { path, address } = view;
  return (
    <a
      className={className}
      href={searchHref(path, address, { page: address.page })}
      rel="nofollow"
      data-part="try-again"
    >
      {say('ui.action.tryAgain')}
    </a>
  );
}
