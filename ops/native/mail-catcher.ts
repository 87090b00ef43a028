import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { mailboxPage, mailPage } from './mail-pages.ts';
import { type Mail, readMail } from './read-mail.ts';
import { engineUser, isRoot, services } from './settings.ts';

const kept = 500;
const [smtpPort, webPort] = process.argv.slice(2).map(Number);
let mails: Mail[] = [];
let lastId = 0;

if (isRoot) {
  process.setgroups?.([]);
  process.setgid?.(engineUser.gid);
  process.setuid?.(engineUser.uid);
}

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
  onData: async (stream, session, done) => {
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    lastId += 1;
    mails = [readMail(lastId, recipients, await text(stream)), ...mails].slice(0, kept);
    done();
  },
});

/** `/` and `/mail/{id}` for people; `/mails` (GET, DELETE) as JSON for scripts. */
const web = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://mail');
  const answer = (type: string, body: string, status = 200) =>
    response
      .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff' })
      .end(body);
  if (pathname === '/') return answer('text/html', mailboxPage(mails));
  if (pathname === '/healthz') return answer('text/plain', 'ok');
  if (pathname === '/mails') {
    if (request.method === 'DELETE') mails = [];
    return answer('application/json', JSON.stringify(mails));
  }
  const mail = mails.find(({ id }) => pathname === `/mail/${id}`);
  return mail ? answer('text/html', mailPage(mail)) : answer('text/plain', 'no such mail', 404);
});

smtp.listen(smtpPort, services.host);
web.listen(webPort, services.host);

process.once('SIGTERM', () => process.exit());
