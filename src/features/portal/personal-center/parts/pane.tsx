import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { OwnSubmission } from '../../../editorial/submissions/parts/own-submission.tsx';
import { OwnSubmissions } from '../../../editorial/submissions/parts/own-submissions.tsx';
import { SubmittingWords } from '../../../editorial/submissions/parts/submitting-words.tsx';
import { AccountBindings } from '../../../members/account/parts/account-bindings.tsx';
import { SubscriptionList } from '../../../members/alerts/parts/subscription-list.tsx';
import { MyComments } from '../../../members/comments/parts/my-comments.tsx';
import { CollectedList } from '../../../members/favourites/parts/collected-list.tsx';
import { UsedList } from '../../../members/history/parts/used-list.tsx';
import { EmailSection } from '../../../members/membership/parts/email-section.tsx';
import { type Info, InfoForm } from '../../../members/membership/parts/info-form.tsx';
import { MyData } from '../../../members/membership/parts/my-data.tsx';
import { NoticeList } from '../../../members/notices/parts/notice-list.tsx';
import { PersonalAlbum } from '../../../members/personal-album/parts/personal-album.tsx';
import { PersonalAlbums } from '../../../members/personal-album/parts/personal-albums.tsx';
import { addressOfEntry } from '../domain/menu.ts';
import type { PaneView } from '../pages/load-pane.ts';
import { DeviceList } from './device-list.tsx';
import styles from './pane.module.css';

interface Props {
  readonly pane: PaneView;
  readonly info: Info;
}

/** The chosen part of the personal center. What is in it belongs to those who make it. */
export function Pane({ pane, info }: Props) {
  const say = useSay();
  const href = useHref();
  const address = addressOfEntry(pane.entry);
  /** An address of this part with other parameters. */
  const here = (parameters: Readonly<Record<string, string | number>>) => {
    const rest = Object.entries(parameters).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
    return href(rest.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${rest.join('&')}` : address);
  };

  switch (pane.entry) {
    case 'collect':
      return (
        <CollectedList
          collects={pane.list}
          type={pane.type}
          hrefOf={(page, type) => here({ type: type === 'all' ? '' : type, page })}
        />
      );
    case 'comment':
      return <MyComments comments={pane.list} hrefOf={(page) => here({ page })} />;
    case 'message':
      return (
        <>
          <NoticeList messages={pane.messages} hrefOf={(page) => here({ page })} />
          <div className={styles.section}>
            <SubscriptionList alerts={pane.alerts} />
          </div>
        </>
      );
    case 'download': {
      const tab = pane.what === 'read' ? 'read' : '';
      return (
        <>
          <nav className={styles.tabs} aria-label={say('personalCenter.menu.download')}>
            <a href={here({})} aria-current={tab ? undefined : 'page'}>
              {say('personalCenter.tab.downloads')}
            </a>
            <a href={here({ tab: 'read' })} aria-current={tab ? 'page' : undefined}>
              {say('personalCenter.tab.historys')}
            </a>
          </nav>
          <UsedList key={pane.what} used={pane.used} what={pane.what} hrefOf={(page) => here({ tab, page })} />
        </>
      );
    }
    case 'album':
      if (pane.opened) {
        const { album, entries, type } = pane.opened;
        return (
          <PersonalAlbum
            album={album}
            entries={entries}
            type={type}
            backHref={here({})}
            hrefOf={(page, other) => here({ childId: album.id, type: other, page })}
          />
        );
      }
      return (
        <PersonalAlbums
          albums={pane.albums}
          albumHref={(id) => here({ childId: id })}
          hrefOf={(page) => here({ page })}
        />
      );
    case 'infomation':
      return <InfoForm info={info} />;
    case 'account':
      return (
        <div className={styles.account}>
          <AccountBindings binding={pane.binding} passkeys={pane.passkeys} sms={pane.sms} />
          <EmailSection email={info.email} hasPassword={info.hasPassword} />
          <DeviceList devices={pane.devices} />
          <MyData hasPassword={info.hasPassword} />
        </div>
      );
    case 'submission':
      return (
        <SubmittingWords words={pane.words}>
          {pane.opened ? (
            <OwnSubmission submission={pane.opened} backHref={here({})} />
          ) : (
            <OwnSubmissions
              submissions={pane.submissions}
              submissionHref={(id) => here({ childId: id })}
              hrefOf={(page) => here({ page })}
            />
          )}
        </SubmittingWords>
      );
  }
}
