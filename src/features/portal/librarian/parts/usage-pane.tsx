import { useIntl } from 'react-intl';
import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { reportKinds } from '../../../discovery/counter/domain/report-kinds.ts';
import type { getMyUsage } from '../../../discovery/counter/librarian.contract.ts';
import { MonthBars, sumOf } from '../../../discovery/usage/parts/month-bars.tsx';
import { LabelledChoice } from './labelled-choice.tsx';
import { LibrarianSection } from './librarian-section.tsx';

interface Props {
  readonly customer: string;
  readonly usage: OutputOf<typeof getMyUsage>;
}

/** What the institution used, and its COUNTER reports. */
export function UsagePane({ customer, usage: { months, figures } }: Props) {
  const say = useSay();
  if (months.length === 0) return <p>{say('librarian.usage.none')}</p>;
  return (
    <>
      <section className={layout.stack3} data-part="usage">
        {figures.every(({ investigations }) => investigations === 0) ? (
          <p>{say('librarian.usage.empty')}</p>
        ) : (
          <UsePlot months={figures} />
        )}
        <p className={text.fine}>{say('librarian.usage.note')}</p>
      </section>
      <ReportDownload customer={customer} months={months} since={figures[0]?.month} />
    </>
  );
}

const measures = ['investigations', 'requests'] as const;

function UsePlot({ months }: { readonly months: Props['usage']['figures'] }) {
  const say = useSay();
  const { formatNumber, formatDate } = useIntl();
  const monthName = (month: string, style: 'short' | 'long' = 'long') =>
    formatDate(`${month}-01`, { year: 'numeric', month: style, timeZone: 'UTC' });
  const numbers = (count: (measure: (typeof measures)[number]) => number) => ({
    investigations: formatNumber(count('investigations')),
    requests: formatNumber(count('requests')),
  });
  return (
    <MonthBars
      months={months}
      measures={measures}
      words={{
        title: say('librarian.usage.plot'),
        summary: say('librarian.usage.summary', {
          from: monthName(months[0]?.month ?? ''),
          to: monthName(months.at(-1)?.month ?? ''),
          ...numbers((measure) => sumOf(months, measure)),
        }),
        asTable: say('librarian.usage.asTable'),
        month: say('librarian.usage.month'),
        measure: (measure) => say(`librarian.usage.${measure}`),
        most: (count) => say('librarian.usage.most', { count }),
        point: (month) =>
          say('librarian.usage.point', { month: monthName(month.month), ...numbers((measure) => month[measure]) }),
        number: formatNumber,
        monthName,
      }}
    />
  );
}

interface DownloadProps {
  readonly customer: string;
  readonly months: readonly string[];
  /** The first of the months that are drawn. */
  readonly since: string | undefined;
}

/** Names of reports are COUNTER's own, in every language. */
function ReportDownload({ customer, months, since }: DownloadProps) {
  const say = useSay();
  const { formatDate } = useIntl();
  const newestFirst = months.toReversed().map((month) => ({
    value: month,
    label: formatDate(`${month}-01`, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  }));
  return (
    <LibrarianSection title={say('librarian.usage.download')}>
      <form className={field.form} action="/rc-pub/front/librarian/report" method="get" data-part="report-download">
        <input type="hidden" name="customer" value={customer} />
        <LabelledChoice
          label={say('librarian.usage.report')}
          name="report"
          chosen="TR_J1"
          choices={reportKinds.map(({ id, name }) => ({ value: id, label: `${id} – ${name}` }))}
        />
        <div className={layout.pair}>
          <LabelledChoice label={say('librarian.usage.from')} name="from" chosen={since} choices={newestFirst} />
          <LabelledChoice label={say('librarian.usage.until')} name="until" choices={newestFirst} />
        </div>
        <div className={field.actions}>
          {(['xlsx', 'tsv', 'json'] as const).map((form, place) => (
            <button
              key={form}
              type="submit"
              name="form"
              value={form}
              className={place === 0 ? buttons.strong : buttons.button}
            >
              {say('librarian.usage.get', { form: form.toUpperCase() })}
            </button>
          ))}
        </div>
      </form>
    </LibrarianSection>
  );
}
