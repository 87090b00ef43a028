import { type Language, textDirection } from '../../../../platform/kernel/language.ts';
import { xmlText } from '../../../../platform/kernel/xml-text.ts';

interface CodeMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail with one code, as words and as a plain page; mail programs know styles only where they stand. */
export function codeMail(say: (key: string) => string, language: Language, code: string): CodeMail {
  const lines = [say('account.codeMailIntro'), say('account.codeMailLife'), say('account.codeMailStranger')];
  const [intro = '', life = '', stranger = ''] = lines.map(xmlText);
  return {
    subject: say('account.codeMailSubject'),
    text: `${lines[0]}\n\n${code}\n\n${lines[1]}\n${lines[2]}\n`,
    html: `<div dir="${textDirection(language)}" style="font:16px/1.6 system-ui,sans-serif;max-width:32em;margin:0 auto;padding:24px;color:#1f2328">
<p>${intro}</p>
<p dir="ltr" style="font-size:32px;letter-spacing:.3em;font-weight:600;margin:24px 0">${xmlText(code)}</p>
<p>${life}</p>
<p style="color:#59636e;font-size:14px">${stranger}</p>
</div>`,
  };
}
