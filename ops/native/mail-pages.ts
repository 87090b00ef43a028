import type { Mail } from './read-mail.ts';

const quoted = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const page = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${quoted(title)}</title>
<style>body{font:16px/1.6 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}td{padding:.25rem 1rem .25rem 0}
pre{white-space:pre-wrap}iframe{width:100%;height:40rem;border:1px solid #ccc}</style>${body}</html>`;

export function mailboxPage(mails: readonly Mail[]): string {
  const rows = mails.map(
    ({ id, to, subject, received }) =>
      `<tr><td><a href="/mail/${id}">${quoted(subject || '(no subject)')}</a><td>${quoted(to.join(', '))}<td>${received}`,
  );
  return page('Caught mail', `<h1>Caught mail</h1><table>${rows.join('') || '<tr><td>Nothing yet.'}</table>`);
}

export function mailPage({ subject, from, to, text, html, source }: Mail): string {
  // The sandbox keeps a mail's scripts and forms from running here.
  const preview = html ? `<iframe sandbox srcdoc="${quoted(html)}"></iframe>` : '';
  const head = `<p><a href="/">All mail</a></p><h1>${quoted(subject)}</h1><p>${quoted(from)} → ${quoted(to.join(', '))}</p>`;
  const original = `<details><summary>Source</summary><pre>${quoted(source)}</pre></details>`;
  return page(subject, `${head}<pre>${quoted(text)}</pre>${preview}${original}`);
}
