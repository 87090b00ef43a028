import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import buttons from '../../../platform/ui/button.module.css';
import field from '../../../platform/ui/field.module.css';
import layout from '../../../platform/ui/layout.module.css';
import type { getCounter } from '../../discovery/counter/contract.ts';
import { reportKinds } from '../../discovery/counter/domain/report-kinds.ts';
import { LabelledSelect } from './labelled.tsx';
import { useTextFor, useWord } from './use-console.ts';

type Props = Pick<OutputOf<typeof getCounter>, 'customers' | 'months'>;

/** Which report, of whom and when. Names of reports are COUNTER's own, in every language. */
export function CounterDownload({ customers, months }: Props) {
  const say = useWord();
  const textFor = useTextFor();
  const newestFirst = months.toReversed().map((month) => ({ value: month, label: month }));
  return (
    <form className={field.form} action="/rc-pub/console/counter/report" method="get" data-part="counter-download">
      <div className={layout.pair}>
        <LabelledSelect
          label={say('counter.institution')}
          name="customer"
          choices={[
            { value: '', label: say('counter.world') },
            ...customers.map(({ id, name }) => ({ value: id, label: textFor(name) || id })),
          ]}
        />
        <LabelledSelect
          label={say('counter.report')}
          name="report"
          defaultValue="TR_J1"
          choices={reportKinds.map(({ id, name }) => ({ value: id, label: `${id} – ${name}` }))}
        />
      </div>
      <div className={layout.pair}>
        <LabelledSelect label={say('counter.from')} name="from" choices={newestFirst} />
        <LabelledSelect label={say('counter.until')} name="until" choices={newestFirst} />
      </div>
      <div className={field.actions}>
        <button type="submit" name="form" value="xlsx" className={buttons.strong}>
          {say('counter.xlsx')}
        </button>
        <button type="submit" name="form" value="tsv" className={buttons.button}>
          {say('counter.tsv')}
        </button>
      </div>
    </form>
  );
}
