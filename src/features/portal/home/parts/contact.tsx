import type { ReactNode } from 'react';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import text from '../../../../platform/ui/text.module.css';
import { Block } from './block.tsx';
import styles from './facts.module.css';
import type { ModuleOf } from './module-view.ts';

export function Contact({ module: { title, address, phone, email, hours } }: { readonly module: ModuleOf<'contact'> }) {
  const say = useSay();
  const telephone = phone && (
    <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} dir="ltr">
      {phone}
    </a>
  );
  const entries: readonly (readonly [MessageKey, ReactNode])[] = [
    ['site.contact.address', address],
    ['site.contact.telephone', telephone],
    ['site.contact.email', email && <a href={`mailto:${email}`}>{email}</a>],
    ['site.contact.hours', hours],
  ];
  return (
    <Block part="contact" title={title || say('site.home.editorialOffice')}>
      <dl className={`${text.small} ${styles.contact}`}>
        {entries.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{say(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Block>
  );
}
