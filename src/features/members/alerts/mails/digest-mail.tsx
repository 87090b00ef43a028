import type { Wording } from '../../../../platform/ports/wording.ts';
import type { DigestLetter, DigestSection, Letterhead, WrittenMail } from '../use-cases/letterhead.ts';
import { quiet, renderMail } from './mail-frame.tsx';

/** What is new, in one mail: a list for each alert, and the ways to hear less. */
export const digestMail =
  (wording: Wording) =>
  (head: Letterhead, letter: DigestLetter): WrittenMail => {
    const say = (key: string, values?: Readonly<Record<string, string | number>>) =>
      wording(head.language, `alerts.mail.${key}`, values);
    const first = letter.sections[0]?.items[0]?.title ?? '';
    const subject = say('digest.subject', { site: head.name, count: letter.count, first });
    return {
      subject,
      text: textOf(head, letter, say),
      html: renderMail({
        head,
        preview: subject,
        foot: (
          <p style={{ margin: 0 }}>
            {say('digest.why', { site: head.name })} <FootLink href={letter.manageHref} name={say('digest.manage')} /> ·{' '}
            <FootLink href={letter.stopAllHref} name={say('digest.stopAll')} />
          </p>
        ),
        children: letter.sections.map((section) => (
          <Section key={section.stopHref} head={head} section={section} say={say} />
        )),
      }),
    };
  };

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const Section = ({ head, section, say }: { head: Letterhead; section: DigestSection; say: Say }) => (
  <div style={{ marginBottom: 28 }}>
    <h2
      style={{
        margin: '0 0 12px',
        paddingBottom: 6,
        borderBottom: `2px solid ${head.colours.theme}`,
        fontSize: 17,
        lineHeight: 1.4,
      }}
    >
      {section.heading}
    </h2>
    {section.items.map(({ title, href, byline }) => (
      <div key={href} style={{ margin: '0 0 14px' }}>
        <a href={href} dir="auto" style={{ color: head.colours.text, fontWeight: 600, textDecoration: 'none' }}>
          {title}
        </a>
        {byline && (
          <div dir="auto" style={{ fontSize: 13, color: quiet, lineHeight: 1.5 }}>
            {byline}
          </div>
        )}
      </div>
    ))}
    {section.more && (
      <p style={{ margin: '0 0 8px', fontSize: 14 }}>
        <a href={section.more.href} style={{ color: head.colours.text }}>
          {say('digest.more', { count: section.more.count })}
        </a>
      </p>
    )}
    <p style={{ margin: 0, fontSize: 13 }}>
      <FootLink href={section.stopHref} name={say('digest.stopOne')} />
    </p>
  </div>
);

const FootLink = ({ href, name }: { readonly href: string; readonly name: string }) => (
  <a href={href} style={{ color: quiet, textDecoration: 'underline' }}>
    {name}
  </a>
);

const textOf = (head: Letterhead, { sections, stopAllHref, manageHref }: DigestLetter, say: Say): string =>
  [
    head.name,
    ...sections.map(({ heading, items, more, stopHref }) =>
      [
        `== ${heading} ==`,
        ...items.map(({ title, byline, href }) => [title, byline, href].filter(Boolean).join('\n')),
        ...(more ? [`${say('digest.more', { count: more.count })}\n${more.href}`] : []),
        `${say('digest.stopOne')}: ${stopHref}`,
      ].join('\n\n'),
    ),
    `-- \n${say('digest.why', { site: head.name })}\n${say('digest.manage')}: ${manageHref}\n${say('digest.stopAll')}: ${stopAllHref}`,
  ].join('\n\n');
