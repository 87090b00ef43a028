import { Breadcrumb } from '../../../features/navigation/parts/breadcrumb.tsx';
import { pageTitle } from '../../../features/navigation/parts/page-title.ts';
import type { getHostSite } from '../../../features/site/contract.ts';
import { showScreen } from '../../../features/site/parts/screen-words.server.ts';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { textFor } from '../../../platform/kernel/text.ts';
import { expectAnswer } from '../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { Cover } from '../../issue/parts/cover.tsx';
import { periodLabel } from '../../issue/parts/period-label.ts';
import type { getDetailBySiteId, getGatheredJournals, getPeriodTree } from '../contract.ts';
import type { Route } from './+types/journal-join-page';
import styles from './journal-join-page.module.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { call, language: asked, origin } = context.get(pageRequest);
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const language = asked ?? site.defaultLanguage;
  const siteId = Number(params.siteId);
  if (!Number.isSafeInteger(siteId)) throw showScreen('notFound', language);
  const found = await call<typeof getDetailBySiteId>('GET /front/front-publication/detail/getDetailBySiteId', {
    siteId,
  });
  if (!found.ok) throw showScreen(found.failure.code === 'siteForbidden' ? 'forbidden' : 'notFound', language);
  if (found.value.id !== params.id) throw showScreen('notFound', language);
  const tree = expectAnswer(await call<typeof getPeriodTree>('GET /front/front-period/getPeriodTree', { siteId }));
  const gathered = await call<typeof getGatheredJournals>('GET /front/front-publication/gathered', {});
  const host = gathered.ok ? gathered.value.find((journal) => journal.id === params.id)?.host : undefined;

  const say = (text: Parameters<typeof textFor>[0]) => textFor(text, language, site.defaultLanguage);
  const journal = found.value;
  return {
    name: say(journal.names),
    introduction: say(journal.introduction),
    home: host ? Object.assign(new URL(origin), { hostname: host }).toString() : null,
    facts: facts(journal, say),
    frequency: journal.frequency,
    years: (tree[0]?.years ?? []).map(({ year, periods }) => ({
      year,
      periods: periods.map((period) => ({
        id: period.id,
        year,
        volume: period.volume,
        issue: period.issue,
        theme: say(period.themes),
        cover: period.cover,
      })),
    })),
  };
}

const facts = (journal: OutputOf<typeof getDetailBySiteId>, say: (text: Parameters<typeof textFor>[0]) => string) =>
  (
    [
      ['journal.field.issn', journal.issn],
      ['journal.field.eissn', journal.eissn],
      ['journal.field.cn', journal.cn],
      ['journal.field.sponsor', say(journal.sponsor)],
      ['journal.field.supervisor', say(journal.supervisor)],
      ['journal.field.editorInChief', say(journal.editorInChief)],
      ['journal.field.publisher', say(journal.publisher)],
      ['journal.field.place', say(journal.place)],
      ['journal.field.startYear', journal.startYear && String(journal.startYear)],
      ['journal.field.readership', say(journal.readership)],
      ['journal.field.databases', journal.databases.join('; ')],
    ] satisfies [MessageKey, string | number | null][]
  ).flatMap(([key, value]) => (value ? [{ key, value: String(value) }] : []));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.name);

/** A gathered site's journal in the portal's shell. */
export default function JournalJoinPage({ loaderData: journal }: Route.ComponentProps) {
  const say = useSay();
  return (
    <div className={styles.page}>
      <Breadcrumb path={[{ name: journal.name, href: null }]} />
      <div className={styles.head}>
        <Cover name={journal.name} label="" picture={null} artwork="waves" />
        <div className={styles.words}>
          <h1>{journal.name}</h1>
          {journal.introduction && <p>{journal.introduction}</p>}
          <dl>
            {journal.frequency && (
              <>
                <dt>{say('journal.field.frequency')}</dt>
                <dd>{say(`journal.frequency.${journal.frequency}` as MessageKey)}</dd>
              </>
            )}
            {journal.facts.map(({ key, value }) => [
              <dt key={key}>{say(key)}</dt>,
              <dd key={`${key} value`}>{value}</dd>,
            ])}
          </dl>
          {journal.home && (
            <p>
              <a href={journal.home}>{say('site.journalJoin.visit')}</a>
            </p>
          )}
        </div>
      </div>
      <section>
        <h2>{say('journal.issue.all')}</h2>
        {journal.years.length === 0 && <p>{say('journal.tree.empty')}</p>}
        {journal.years.map(({ year, periods }, place) => (
          <details key={year} open={place === 0} className={styles.year}>
            <summary>{say('journal.tree.year', { year: String(year), count: periods.length })}</summary>
            <ul>
              {periods.map((period) => (
                <li key={period.id}>
                  {periodLabel(say, period)}
                  {period.theme && <span>{period.theme}</span>}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </section>
    </div>
  );
}
