import { useId } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { useSay } from '../../../platform/i18n/use-say.ts';
import styles from './chart.module.css';

interface Use {
  readonly views: number;
  readonly downloads: number;
}

interface Props {
  readonly places: readonly (Use & { readonly country: string })[];
  readonly unknown: Use;
  readonly elsewhere: Use;
}

/** Where readers were: a table whose rows are bars as well. */
export function PlaceTable({ places, unknown, elsewhere }: Props) {
  const say = useSay();
  const { formatDisplayName } = useIntl();
  const id = useId();
  const rows = [
    ...places.map((place) => ({
      ...place,
      name: formatDisplayName(place.country, { type: 'region', fallback: 'code' }) ?? place.country,
    })),
    { country: 'elsewhere', name: say('counting.chart.elsewhere'), ...elsewhere },
    { country: 'unknown', name: say('counting.chart.unknown'), ...unknown },
  ].filter(({ views, downloads }) => views + downloads > 0);
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <section className={styles.plot} aria-labelledby={`${id}title`} data-part="place-table">
      <h2 id={`${id}title`}>{say('counting.chart.byPlace')}</h2>
      {places.length === 0 ? (
        <p>{say('counting.chart.noPlaces')}</p>
      ) : (
        <table className={styles.places}>
          <thead>
            <tr>
              <th scope="col">{say('counting.chart.country')}</th>
              <td />
              <th scope="col">{say('counting.chart.views')}</th>
              <th scope="col">{say('counting.chart.downloads')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ country, name, views, downloads }) => (
              <tr key={country}>
                <th scope="row">{name}</th>
                <td>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(0.5, Math.round((views / most) * 1000) / 10)} height="8" />
                  </svg>
                </td>
                <td>
                  <FormattedNumber value={views} />
                </td>
                <td>
                  <FormattedNumber value={downloads} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.note}>{say('counting.chart.placeNote')}</p>
    </section>
  );
}
