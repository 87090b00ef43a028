import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { documentLanguage, textDirection } from '../../../../platform/kernel/language.ts';
import type { Letterhead } from '../use-cases/letterhead.ts';

/** Mail programs know neither stylesheets nor grids: tables and styles in place are what all of them show alike. */
const mailFont =
  "-apple-system, 'Segoe UI', Inter, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', Roboto, Arial, sans-serif";
const ink = '#1c1c1e';
export const quiet = '#5b5f66';
const line = '#e4e4e7';
const ground = '#f4f4f5';
const paper = '#ffffff';
const width = 600;

interface Props {
  readonly head: Letterhead;
  /** What mail programs show next to the subject. */
  readonly preview: string;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

function MailFrame({ head, preview, foot, children }: Props) {
  const { language, name, tagline, logo, mark, origin, colours, publisher } = head;
  const dir = textDirection(language);
  const start = dir === 'rtl' ? 'right' : 'left';
  return (
    <html lang={documentLanguage(language)} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{preview}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: ground }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ backgroundColor: ground }}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  dir={dir}
                  style={{
                    maxWidth: width,
                    backgroundColor: paper,
                    border: `1px solid ${line}`,
                    borderTop: `4px solid ${colours.theme}`,
                    fontFamily: mailFont,
                    color: ink,
                    textAlign: start,
                  }}
                >
                  <tbody>
                    <tr>
                      <td style={{ padding: '20px 28px', borderBottom: `1px solid ${line}` }}>
                        <a href={origin} style={{ color: ink, textDecoration: 'none' }}>
                          {logo ? (
                            <img
                              src={logo}
                              alt={name}
                              height={36}
                              style={{ display: 'block', height: 36, border: 0 }}
                            />
                          ) : (
                            <span
                              style={{
                                display: 'inline-block',
                                minWidth: 24,
                                padding: '6px 8px',
                                borderRadius: 6,
                                backgroundColor: colours.theme,
                                color: colours.onTheme,
                                fontWeight: 700,
                                textAlign: 'center',
                              }}
                            >
                              {mark}
                            </span>
                          )}
                          <span style={{ display: 'block', paddingTop: 8, fontSize: 18, fontWeight: 600 }}>{name}</span>
                          {tagline && <span style={{ display: 'block', fontSize: 13, color: quiet }}>{tagline}</span>}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{ padding: '24px 28px 28px', fontSize: 16, lineHeight: language === 'zh' ? 1.8 : 1.6 }}
                      >
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          padding: '16px 28px 20px',
                          borderTop: `1px solid ${line}`,
                          fontSize: 13,
                          lineHeight: 1.6,
                          color: quiet,
                        }}
                      >
                        {foot}
                        {publisher && <p style={{ margin: '8px 0 0' }}>{publisher}</p>}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

export const renderMail = (props: Props): string => `<!doctype html>${renderToStaticMarkup(<MailFrame {...props} />)}`;
