import { randomBytes } from 'node:crypto';
import { codeOf, stepAt } from '../../../src/features/console/use-cases/time-codes.ts';
import { postgresTickets } from '../../../src/features/members/account/store/postgres-tickets.ts';
import type { AccountTickets } from '../../../src/features/members/account/use-cases/tickets.ts';
import { commonTokenOf } from '../../../src/platform/contract/common-token.ts';
import { keptOf } from '../../support/logged-in.ts';
import { type OidcProvider, walkThrough } from '../../support/sample-oidc-provider.ts';
import { SoftAuthenticator } from '../../support/soft-authenticator.ts';
import type { Answer, TestApp } from '../../support/test-app.ts';
import { host, otherHost, password, type Victim } from './victim.ts';

/** Of the victim's: the password, the mailbox, or the login at another provider. */
export const known = ['password', 'mailbox', 'provider'] as const;
export type Knows = (typeof known)[number];
const factorOf = { password: 'password', mailbox: 'code', provider: 'other' } as const;

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** Someone who knows one thing of the victim's, and has a browser, a device, an app and a mailbox of their own. */
export class Attacker {
  readonly #test: TestApp;
  readonly #victim: Victim;
  readonly #knows: Knows;
  readonly #provider: OidcProvider;
  readonly #device = new SoftAuthenticator();
  readonly #address = `10.${randomBytes(3).join('.')}`;
  readonly #ownEmail = `attacker-${randomBytes(6).toString('hex')}@evil.example`;
  #password: string | undefined;
  #headers: Record<string, string> = {};
  #host = host;
  #wanted: { ticket: string; challenge: string } | undefined;
  #secret: string | undefined;
  /** What they have got hold of that leaves no trace in what is stored. */
  readonly took: string[] = [];

  constructor(test: TestApp, app: OidcProvider, victim: Victim, knows: Knows) {
    this.#test = test;
    this.#provider = app;
    this.#victim = victim;
    this.#knows = knows;
    this.#password = knows === 'password' ? password : undefined;
  }

  async #call(method: 'GET' | 'POST', path: string, body: object = {}): Promise<Answer> {
    const answer = await this.#test.server.inject({
      method,
      url: `/rc-pub${path}`,
      remoteAddress: this.#address,
      headers: {
        host: this.#host,
        origin: `https://${this.#host}`,
        'sec-fetch-site': 'same-origin',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...this.#headers,
      },
      ...(method === 'POST' && { payload: JSON.stringify(body) }),
    });
    const heard = { http: answer.statusCode, headers: answer.headers, ...(answer.json() as object) } as Answer;
    if (heard.http >= 500) throw new Error(`${path} answered ${heard.http}`);
    if (heard.headers['set-cookie']) this.#headers = keptOf(heard);
    return heard;
  }
  #post = (path: string, body: object = {}) => this.#call('POST', path, body);

  /** A code that the attacker can read: of the victim's mailbox where they can, of their own always. */
  async #code(purpose: string, to: string): Promise<string> {
    if (to === this.#victim.email && this.#knows !== 'mailbox') return '000000';
    await this.#test.owner.query('delete from sent_code');
    await this.#test.owner.query('delete from failed_try');
    const issued = await this.#test.app.accounts.codes.issue(purpose, to);
    return issued.ok ? issued.value : '000000';
  }
  #ofVictim = (purpose: string) => this.#code(purpose, this.#victim.email);
  #guess = () => this.#password ?? 'Wrong7Glade';

  /** As someone who came in: by the password, by a code or through the other provider. */
  async begin(): Promise<void> {
    const token = await this.#test.app.sessions.begin({
      member: this.#victim.id,
      site: 1,
      seconds: 600,
      factors: [factorOf[this.#knows]],
    });
    this.#headers = { cookie: `__Host-session=${token}`, token: commonTokenOf(token) };
  }

  readonly steps: Readonly<Record<string, () => Promise<unknown>>> = {
    login: () => this.#post('/api/login', { name: this.#victim.name, password: this.#guess() }),
    loginByMessage: async () =>
      this.#post('/api/loginByMessage', { receiver: this.#victim.email, code: await this.#ofVictim('login') }),
    setNewPwd: async () => {
      const next = `Fresh${randomBytes(3).toString('hex')}7A`;
      const wanted = { password: next, confirmPassword: next, dropPasskeys: true };
      const code = await this.#ofVictim('reset');
      const answer = await this.#post('/api/setNewPwd', { receiver: this.#victim.email, code, ...wanted });
      if (answer.status === 0) this.#password = next;
    },
    changePwd: async () => {
      const next = `Other${randomBytes(3).toString('hex')}7A`;
      const wanted = { originalPassword: this.#guess(), password: next, confirmPassword: next };
      if ((await this.#post('/api/changePwd', wanted)).status === 0) this.#password = next;
    },
    changeEmail: async () =>
      this.#post('/api/changeEmail', {
        email: this.#ownEmail,
        password: this.#guess(),
        code: await this.#code('changeEmail', this.#ownEmail),
      }),
    changeMobile: async () =>
      this.#post('/api/changeMobile', {
        mobile: '13900001111',
        password: this.#guess(),
        code: await this.#code('changeMobile', '+8613900001111'),
      }),
    confirmByPassword: () => this.#post('/api/confirmIdentity', { password: this.#guess() }),
    confirmByCode: async () => this.#post('/api/confirmIdentity', { code: await this.#ofVictim('confirm') }),
    confirmByBoth: async () =>
      this.#post('/api/confirmIdentity', { password: this.#guess(), code: await this.#ofVictim('confirm') }),
    confirmByApp: () => this.#post('/api/confirmIdentity', { appCode: this.#appCode() }),
    passkeyRequest: async () => {
      const { status, data } = await this.#post('/api/passkey/wanted');
      if (status === 0) this.#wanted = { ticket: data.ticket, challenge: data.options.challenge };
    },
    passkeySave: async () => {
      const { ticket = 'x', challenge = 'x' } = this.#wanted ?? {};
      const response = this.#device.register({ ...this.#place(), challenge });
      return this.#post('/api/passkey/save', { ticket, response });
    },
    passkeyDelete: () => this.#post('/api/passkey/delete', { id: this.#victim.name }),
    passkeyLogin: async () => {
      const { data } = await this.#post('/api/passkey/challenge');
      const response = this.#device.login({ ...this.#place(), challenge: data.options.challenge });
      return this.#post('/api/passkey/login', { ticket: data.ticket, response });
    },
    beginApp: async () => {
      const { status, data } = await this.#post('/console/factor/begin');
      if (status === 0) this.#secret = data.secret;
    },
    proveApp: () => this.#post('/console/factor/prove', { code: this.#appCode() }),
    bindInSession: async () => this.#post('/api/thirdBind', { ticket: await this.#identity() }),
    bindByPassword: async () => {
      this.#headers = {};
      const owner = { name: this.#victim.name, password: this.#guess() };
      return this.#post('/api/thirdBind', { ticket: await this.#identity(), ...owner });
    },
    bindByCode: async () => {
      this.#headers = {};
      const owner = { receiver: this.#victim.email, code: await this.#ofVictim('bind') };
      return this.#post('/api/thirdBind', { ticket: await this.#identity(), ...owner });
    },
    unbind: () => this.#post('/api/unbind', { provider: 'sample' }),
    loginAtProvider: () => this.#throughApp('login'),
    bindAtProvider: async () => {
      const ticket = await this.#throughApp('bind');
      if (ticket) await this.#post('/api/thirdBind', { ticket });
    },
    export: async () => {
      const { http } = await this.#call('GET', '/front/frontMembers/export');
      if (http === 200) this.took.push('all that is kept of the victim was taken');
    },
    goOn: async () => {
      const there = this.#host === host ? otherHost : host;
      const { status, data } = await this.#post('/api/signOn', { url: `https://${there}/` });
      if (status !== 0) return;
      this.#host = there;
      this.#headers = {};
      await this.#post('/api/signOn/take', { signOn: new URL(data.url).searchParams.get('signOn') });
    },
    sessions: () => this.#call('GET', '/api/sessions'),
    endOthers: () => this.#post('/api/sessions/endOthers'),
    leave: () => this.#post('/front/frontMembers/delete', { password: this.#guess() }),
    enterConsole: () => this.#call('GET', '/console/me'),
  };

  /** Leaves for the other provider and comes back; answers a ticket where nobody is known as who came back. */
  async #throughApp(purpose: 'login' | 'bind'): Promise<string | undefined> {
    const redirectUrl = `https://${this.#host}/login`;
    const wanted = new URLSearchParams({ provider: 'sample', purpose, redirectUrl });
    const left = await this.#call('GET', `/api/loginByIds?${wanted}`);
    if (left.status !== 0) return undefined;
    this.#provider.become(this.#knows === 'provider' ? this.#victim.name : this.#ownEmail);
    const back = await walkThrough(this.#provider.issuer, left.data.address);
    back.searchParams.set('redirectUrl', redirectUrl);
    return (await this.#call('GET', `/api/loginByIds${back.search}`)).data?.ticket;
  }

  #place = () => ({ origin: `https://${this.#host}`, rpId: this.#host });
  #appCode = () => (this.#secret ? codeOf(bytesOf(this.#secret), stepAt(new Date())) : '000000');
  #identity = () =>
    postgresTickets<AccountTickets>(this.#test.app.database).keep(
      'identity',
      { provider: 'evil', subject: this.#ownEmail, orcid: null, account: null },
      60,
    );
}
