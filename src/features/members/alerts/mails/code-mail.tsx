import type { Wording } from '../../../../platform/ports/wording.ts';
import type { Letterhead, WrittenMail } from '../use-cases/letterhead.ts';
import { quiet, renderMail } from './mail-frame.tsx';

/** The code that shows whose an address is. */
export const codeMail =
  (wording: Wording) =>
  (head: Letterhead, code: string): WrittenMail => {
    const say = (key: string) => wording(head.language, `alerts.mail.${key}`, { site: head.name, code });
    return {
      subject: say('code.subject'),
      text: [say('code.intro'), code, say('code.validity'), say('code.ignore'), `${head.name}\n${head.origin}`].join(
        '\n\n',
      ),
      html: renderMail({
        head,
        preview: say('code.subject'),
        foot: <p style={{ margin: 0 }}>{say('code.ignore')}</p>,
        children: (
          <>
            <p style={{ margin: 0 }}>{say('code.intro')}</p>
            <p
              dir="ltr"
              style={{
                margin: '20px 0',
                padding: '16px 0',
                backgroundColor: head.colours.tint,
                color: head.colours.text,
                fontSize: 30,
                fontWeight: 700,
                letterSpacing: 8,
                textAlign: 'center',
              }}
            >
              {code}
            </p>
            <p style={{ margin: 0, fontSize: 14, color: quiet }}>{say('code.validity')}</p>
          </>
        ),
      }),
    };
  };
