import { useIntl } from 'react-intl';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './chart.module.css';
import { UseBars } from './use-bars.tsx';

interface Use {
  readonly views: number;
  readonly downloads: number;
}

interface Props {
  readonly places: readonly (Use & { readonly country: string })[];
  readonly unknown: Use;
  readonly elsewhere: Use;
}

/** Where readers were. */
export function PlaceTable({ places, unknown, elsewhere }: Props) {
  const say = useSay();
  const { formatDisplayName, formatNumber } = useIntl();
  const rows = [
    ...places.map(({ country, ...use }) => ({
      ...{ key: country, name: formatDisplayName(country, { type: 'region', fallback: 'code' }) ?? country, ...use },
    })),
    { key: 'elsewhere', name: say('usage.chart.elsewhere'), ...elsewhere },
    { key: 'unknown', name: say('usage.chart.unknown'), ...unknown },
  ].filter(({ views, downloads }) => views + downloads > 0);
  return (
    <UseBars
      words={{
        title: say('usage.chart.byPlace'),
        of: say('usage.chart.country'),
        views: say('usage.chart.views'),
        downloads: say('usage.chart.downloads'),
        empty: say('usage.chart.noPlaces'),
        number: formatNumber,
      }}
      rows={places.length === 0 ? [] : rows}
    >
      <p className={styles.note}>{say('usage.chart.placeNote')}</p>
    </UseBars>
  );
}
