import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { isLibraryAddress, longestLibraryAddress } from '../../../access/domain/library-address.ts';
import type { saveLibraryLinks } from '../../../access/librarian.contract.ts';
import { Field } from '../../../members/account/parts/field.tsx';
import { LibrarianSection } from './librarian-section.tsx';

interface Links {
  readonly resolver: string;
  readonly proxyPrefix: string;
}

interface Props extends Links {
  readonly customer: string;
  readonly origin: string;
}

const names = ['resolver', 'proxyPrefix'] as const;

/** Ways between the library's systems and the site. */
export function LinksPane({ customer, origin, ...links }: Props) {
  const say = useSay();
  return (
    <>
      <LibrarianSection isFirst title={say('librarian.links.title')} part="library-links">
        <p>{say('librarian.links.text')}</p>
        <LinksForm customer={customer} {...links} />
        {links.proxyPrefix && (
          <p>
            {say('librarian.links.throughProxy')} <code dir="ltr">{`${links.proxyPrefix}${origin}/`}</code>
          </p>
        )}
      </LibrarianSection>
      <LibrarianSection title={say('librarian.links.openUrl')} part="openurl">
        <p className={text.measure}>{say('librarian.links.openUrlText')}</p>
        <p>
          <code dir="ltr">{`${origin}/openurl`}</code>
        </p>
      </LibrarianSection>
    </>
  );
}

function LinksForm({ customer, ...links }: Links & { readonly customer: string }) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  async function save(form: HTMLFormElement) {
    const given = new FormData(form);
    const [resolver = '', proxyPrefix = ''] = names.map((name) => String(given.get(name) ?? '').trim());
    const wanted = { resolver, proxyPrefix };
    const refused = names.filter((name) => wanted[name] !== '' && !isLibraryAddress(wanted[name]));
    setWrong(refused);
    const first = refused[0] && form.elements.namedItem(refused[0]);
    if (first instanceof HTMLElement) return first.focus();
    const answer = await pageCall()<typeof saveLibraryLinks>('POST /front/librarian/links', { customer, ...wanted });
    if (!answer.ok) return;
    showToast({ text: say('ui.success.save'), kind: 'success' });
    await revalidate();
  }
  const common = { spellCheck: false, autoComplete: 'off', maxLength: longestLibraryAddress, dir: 'ltr' } as const;
  return (
    <form
      className={`${field.form} ${text.measure}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      {names.map((name) => (
        <Field
          {...common}
          key={name}
          name={name}
          inputMode="url"
          defaultValue={links[name]}
          label={say(name === 'resolver' ? 'librarian.links.resolver' : 'librarian.links.proxy')}
          hint={say(name === 'resolver' ? 'librarian.links.resolverHint' : 'librarian.links.proxyHint')}
          problem={wrong.includes(name) ? say('failure.urlFormat') : undefined}
        />
      ))}
      <div className={layout.row2}>
        <button type="submit" className={buttons.strong}>
          {say('ui.action.save')}
        </button>
      </div>
    </form>
  );
}
