import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './contact.module.css';
import { ModuleHeading } from './module-heading.tsx';
import type { ModuleOf } from './module-view.ts';

export function Contact({ module }: { readonly module: ModuleOf<'contact'> }) {
  const say = useSay();
  return (
    <section data-part="contact">
      <ModuleHeading title={module.title || say('site.home.editorialOffice')} />
      <dl className={styles.contact}>
        {module.address && (
          <>
            <dt>{say('site.contact.address')}</dt>
            <dd>{module.address}</dd>
          </>
        )}
        {module.phone && (
          <>
            <dt>{say('site.contact.telephone')}</dt>
            <dd>
              <a href={`tel:${module.phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
                {module.phone}
              </a>
            </dd>
          </>
        )}
        {module.email && (
          <>
            <dt>{say('site.contact.email')}</dt>
            <dd>
              <a href={`mailto:${module.email}`}>{module.email}</a>
            </dd>
          </>
        )}
        {module.hours && (
          <>
            <dt>{say('site.contact.hours')}</dt>
            <dd>{module.hours}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
