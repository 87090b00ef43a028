import { useIntl } from 'react-intl';
import type { MessageKey } from '../../../platform/i18n/keys.gen.ts';
import { sayWith } from '../../../platform/i18n/use-say.ts';
import type { Library } from '../domain/resource.ts';
import styles from './resource-shown.module.css';
import type { ResourceView } from './resource-view.ts';

/** What its table knows of it; the words for some facts differ between the libraries. */
export function ResourceFacts({ resource }: { readonly resource: ResourceView }) {
  const intl = useIntl();
  const say = sayWith(intl);
  const { library } = resource;
  const day = (date: string | null) => date && intl.formatDate(date, { dateStyle: 'long', timeZone: 'UTC' });
  const all: [MessageKey, string | null][] = [
    ['generalResource.field.number', resource.number],
    ['generalResource.field.legalStatus', statusOf(resource)],
    ['generalResource.field.classification', resource.classification],
    ['generalResource.field.holder', resource.holder],
    ['generalResource.field.people', resource.people],
    ['generalResource.field.filedOn', day(resource.filedOn)],
    ['generalResource.field.published', day(resource.published)],
    ['generalResource.field.effectiveOn', day(resource.effectiveOn)],
    ['generalResource.field.keywords', resource.keywords.join(', ')],
    ['generalResource.field.doi', resource.doi],
  ];
  return (
    <dl className={styles.facts} data-part="facts">
      {all.flatMap(([key, value]) =>
        value ? (
          <div key={key}>
            <dt>{say(key, { library })}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ) : (
          []
        ),
      )}
    </dl>
  );

  function statusOf({ legalStatus: status }: { readonly legalStatus: string | null; readonly library: Library }) {
    return status && say('generalResource.status', { status });
  }
}
