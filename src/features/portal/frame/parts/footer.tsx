import { useSay } from '../../../../platform/i18n/use-say.ts';
import { languages } from '../../../../platform/kernel/language.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import styles from './footer.module.css';
import { LanguageLink } from './language-choice.tsx';

/** Where the two record numbers of sites in China lead. */
const icpRegister = 'https://beian.miit.gov.cn/';
const policeRegister = 'https://beian.mps.gov.cn/';

export function Footer() {
  const say = useSay();
  const href = useHref();
  const { footer, site } = useFrame();
  return (
    <footer className={`${text.small} ${styles.footer}`} data-part="footer" data-print="no">
      <div className={`${layout.pageWide} ${styles.inner}`}>
        <div className={`${layout.stack1} ${text.muted} ${styles.about}`}>
          <p className={`${text.h3} ${styles.name}`}>{site.name}</p>
          {footer.publisher && <p>{footer.publisher}</p>}
          <Numbers />
          {(footer.address || footer.postcode) && (
            <p>
              {footer.address} {footer.postcode && say('frame.footer.postcode', { postcode: footer.postcode })}
            </p>
          )}
          {(footer.phone || footer.email || footer.qq) && (
            <p>
              {footer.phone && (
                <>
                  {say('frame.footer.telephone')} <a href={`tel:${footer.phone}`}>{footer.phone}</a>{' '}
                </>
              )}
              {footer.email && <a href={`mailto:${footer.email}`}>{footer.email}</a>} {footer.qq && `QQ ${footer.qq}`}
            </p>
          )}
        </div>
        {footer.links.length > 0 && (
          <nav aria-label={say('frame.footer.links')}>
            <ul className={layout.stack2}>
              {footer.links.map((link) => (
                <li key={link.url}>
                  <a href={href(link.url)}>{link.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ul className={layout.stack2}>
          <li>
            <a href={href('/rssList')}>{say('frame.footer.feeds')}</a>
          </li>
          <li>
            <a href={href('/forLibraries')}>{say('frame.footer.libraries')}</a>
          </li>
          <li>
            <a href={href('/userPrivacy')}>{say('frame.footer.privacy')}</a>
          </li>
          <li>
            <a href={href('/userAgreement')}>{say('frame.footer.agreement')}</a>
          </li>
        </ul>
      </div>
      <nav
        className={`${layout.pageWide} ${text.fine} ${styles.languages}`}
        aria-label={say('frame.footer.languages')}
        data-part="footer-languages"
      >
        <ul className={layout.line}>
          {languages.map((choice) => (
            <LanguageLink key={choice} language={choice} />
          ))}
        </ul>
      </nav>
      <div className={`${layout.pageWide} ${layout.line} ${text.fine} ${styles.records}`}>
        <span>{footer.copyright}</span>
        {footer.icp && <a href={icpRegister}>{footer.icp}</a>}
        {footer.police && <a href={policeRegister}>{footer.police}</a>}
        <span>{say('frame.footer.poweredBy')}</span>
      </div>
    </footer>
  );
}

/** Under which numbers libraries and authorities know the journal. */
function Numbers() {
  const say = useSay();
  const { footer } = useFrame();
  const numbers = (['issn', 'eissn', 'cn'] as const).filter((name) => footer[name]);
  return (
    numbers.length > 0 && (
      <p className={layout.line} data-part="numbers">
        {numbers.map((name) => (
          <span key={name}>
            {say(`frame.footer.${name}`)} <bdi>{footer[name]}</bdi>
          </span>
        ))}
      </p>
    )
  );
}
