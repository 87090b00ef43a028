import { generateKeyPairSync } from 'node:crypto';
import { createLocalJWKSet, exportJWK, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { solve, solvedCaptcha } from '../../../../../tests/support/captchas.ts';
import { keptOf } from '../../../../../tests/support/logged-in.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const { portal, mailbox } = useMailedApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    await storeSite(app, { id: 2, sld: 'biology', language: 'zh' });
  },
  async () => ({
    IMPRINT_ID_TOKEN_KEY: JSON.stringify({ ...(await exportJWK(pair.privateKey)), alg: 'ES256', kid: 'sample' }),
  }),
);

const host = 'optics.localhost';
/** POST, as a page of this host sends it. */
const post = (path: string, body: object, headers = {}) => portal.post(host, path, body, headers);
const password = 'Sunny7Glade';

let numbers = 13_800_000_000;
const newMobile = () => String(++numbers);

/** Another code can be requested at once, as if a minute had passed. */
const aMinuteLater = () => portal.owner.query(`update sent_code set sent_at = sent_at - interval '61 seconds'`);

async function codeTo(receiver: string, purpose: string, headers = {}): Promise<string> {
  const sent = await post(
    '/api/sendReceiverMessage',
    { purpose, receiver },
    { ...headers, ...(await solvedCaptcha(portal, host)) },
  );
  expect(sent).toMatchObject({ status: 0, data: { resendSeconds: 60, seconds: 600 } });
  return mailbox.codeFor(receiver);
}

const wantedOf = (userName: string, receiver: string, code: string) => ({
  userName,
  name: '李华',
  receiver,
  code,
  password,
  confirmPassword: password,
  researchFields: ['optics'],
  agreed: true,
});

async function registered(userName: string, receiver = newMobile()) {
  const answer = await post('/api/register', wantedOf(userName, receiver, await codeTo(receiver, 'register')));
  expect(answer).toMatchObject({ status: 0 });
  return { userName, receiver, ...keptOf(answer) };
}

describe('registering', () => {
  test('a mobile number that a code proves becomes an account, and its owner is logged in', async () => {
    const receiver = newMobile();
    const answer = await post('/api/register', wantedOf('lihua', receiver, await codeTo(receiver, 'register')));
    expect(answer).toMatchObject({
      status: 0,
      data: {
        member: { userName: 'lihua', mobileNo: `${receiver.slice(0, 3)}****${receiver.slice(-4)}`, headPicture: null },
      },
    });
    const { cookie, token } = keptOf(answer);
    expect(answer.data.token).toBe(token);
    expect(await portal.get(host, '/api/sessions', { cookie })).toMatchObject({
      status: 0,
      data: [{ isCurrent: true }],
    });
    const { rows } = await portal.owner.query(`select * from account where user_name = 'lihua'`);
    expect(rows[0]).toMatchObject({ mobile: `+86${receiver}`, real_name: '李华', research_fields: ['optics'] });
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0].agreed_at).not.toBeNull();
  });

  test('an e-mail address does as well; the mail is in the language of the reader, with a text part', async () => {
    const receiver = 'someone@sample.test';
    const sent = await portal.post(
      'biology.localhost',
      '/api/sendReceiverMessage',
      { purpose: 'register', receiver },
      await solvedCaptcha(portal, 'biology.localhost'),
    );
    expect(sent.status).toBe(0);
    const code = await mailbox.codeFor(receiver);
    const [mail] = mailbox.mailsTo(receiver);
    expect(mail?.subject).toContain('验证码');
    expect(mail?.html).toContain(code);
    expect(await post('/api/register', wantedOf('mailed', 'Someone@Sample.test', code))).toMatchObject({ status: 0 });
  });

  test.each([
    [{ agreed: false }, 'Please click to accept the user agreement first'],
    [{ confirmPassword: 'Sunny7Glad' }, 'Passwords do not match, please try again'],
    [{ receiver: '1380' }, 'Phone number format incorrect, please try again.'],
    [{ receiver: 'someone@' }, 'E-mail format is incorrect'],
    [{ code: '' }, 'Please fill in the verification code'],
    [{ researchFields: ['1', '2', '3', '4', '5', '6'] }, 'Choose a maximum of 5'],
    [{ researchFields: [] }, 'Please enter your research field.'],
    [{ name: '' }, 'Please enter your name.'],
    [
      { password: 'Lihua7Glade2', confirmPassword: 'Lihua7Glade2', userName: 'lihua' },
      'The password must not equal or contain the user name.',
    ],
    [
      { password: 'Password123', confirmPassword: 'Password123' },
      'This password is too common and easy to guess. Please choose another.',
    ],
  ])('a form with %j is told so', async (wrong, message) => {
    const wanted = { ...wantedOf('another', newMobile(), '123456'), ...wrong };
    expect(await post('/api/register', wanted)).toMatchObject({ http: 400, message });
  });

  test('a name or number that is taken is told only to whoever holds the code, which stays good', async () => {
    const { receiver, userName } = await registered('taken');
    await aMinuteLater();
    const again = await codeTo(receiver, 'register');
    expect(await post('/api/register', wantedOf('other', receiver, '000000'))).toMatchObject({ status: 11030 });
    expect(await post('/api/register', wantedOf('other', receiver, again))).toMatchObject({ status: 11025, http: 409 });
    const fresh = newMobile();
    const code = await codeTo(fresh, 'register');
    expect(await post('/api/register', wantedOf(userName.toUpperCase(), fresh, code))).toMatchObject({ status: 11013 });
    expect(await post('/api/register', wantedOf('untaken', fresh, code))).toMatchObject({ status: 0 });
    expect(await post('/api/register', wantedOf('once-more', fresh, code))).toMatchObject({ status: 11030 });
  });
});

describe('logging in', () => {
  test('by user name, mobile number or address, and the answer says who it is', async () => {
    const { receiver } = await registered('nameful');
    await portal.owner.query(`update account set email = 'nameful@sample.test' where user_name = 'nameful'`);
    for (const name of ['nameful', 'NameFul', receiver, `+86${receiver}`, 'Nameful@sample.test']) {
      const answer = await post('/api/login', { name, password });
      expect([name, answer.status]).toEqual([name, 0]);
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-session=[\w-]{43}; Path=\/; Secure; SameSite=Lax; HttpOnly; Max-Age=1209600$/),
        expect.stringMatching(/^commonToken=/),
        expect.stringMatching(/^userName=nameful;/),
      ]);
    }
  });

  test('id_token is signed by the installation’s key and names the account and the site', async () => {
    const { userName } = await registered('tokened');
    const { data } = await post('/api/login', { name: userName, password });
    const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'sample', alg: 'ES256' }] });
    const { payload } = await jwtVerify(data.id_token, jwks, { issuer: 'https://optics.localhost' });
    expect(payload).toMatchObject({ aud: 'https://optics.localhost', preferred_username: 'tokened' });
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    await registered('guarded');
    const wrong = await post('/api/login', { name: 'guarded', password: 'Wrong7Glade' });
    const unknown = await post('/api/login', { name: 'nobody-here', password: 'Wrong7Glade' });
    const said = ({ http, status, message }: typeof wrong) => ({ http, status, message });
    expect(said(wrong)).toEqual({
      http: 400,
      status: 11001,
      message: 'The account name or the password is incorrect.',
    });
    expect(said(unknown)).toEqual(said(wrong));
    expect(await post('/api/login', { name: ' ', password })).toMatchObject({ status: 11011 });
    expect(await post('/api/login', { name: 'guarded', password: '' })).toMatchObject({ status: 11014 });
  });

  test('by a code, once; without an account it says to register first', async () => {
    const { receiver } = await registered('coded');
    const code = await codeTo(receiver, 'login');
    expect(await post('/api/loginByMessage', { receiver, code })).toMatchObject({ status: 0 });
    expect(await post('/api/loginByMessage', { receiver, code })).toMatchObject({ status: 11030 });
    const stranger = newMobile();
    const answer = await post('/api/loginByMessage', { receiver: stranger, code: await codeTo(stranger, 'login') });
    expect(answer).toMatchObject({ http: 404, message: 'User not found, please register first.' });
  });

  test('a session counts at the site where it began, and ends with logout', async () => {
    const { cookie, token } = await registered('leaving');
    expect(await portal.get('biology.localhost', '/api/sessions', { cookie })).toMatchObject({ http: 401 });
    expect(await post('/api/logout', {}, { cookie })).toMatchObject({ http: 403 });
    const out = await post('/api/logout', {}, { cookie, token });
    expect(out.status).toBe(0);
    expect(String(out.headers['set-cookie'])).toContain(
      '__Host-session=; Path=/; Secure; SameSite=Lax; HttpOnly; Max-Age=0',
    );
    expect(await portal.get(host, '/api/sessions', { cookie })).toMatchObject({ http: 401 });
    expect(await post('/api/logout', {})).toMatchObject({ http: 401 });
  });
});

describe('codes', () => {
  test('one needs a captcha, and a captcha counts once', async () => {
    const wanted = { purpose: 'login', receiver: newMobile() };
    expect(await post('/api/sendReceiverMessage', wanted)).toMatchObject({ status: 11002 });
    expect(await post('/api/sendReceiverMessage', wanted, { captcha: 'bm9uc2Vuc2U=' })).toMatchObject({
      status: 11003,
    });
    const captcha = await solvedCaptcha(portal, host);
    expect(await post('/api/sendReceiverMessage', wanted, captcha)).toMatchObject({ status: 0 });
    const other = { purpose: 'login', receiver: newMobile() };
    expect(await post('/api/sendReceiverMessage', other, captcha)).toMatchObject({ status: 11003 });
  });

  test('a puzzle that was made easier is none of ours', async () => {
    const { data } = await post('/api/captcha', {});
    const easy = { ...data, parameters: { ...data.parameters, cost: 1 } };
    const sent = await post(
      '/api/sendReceiverMessage',
      { purpose: 'login', receiver: newMobile() },
      { captcha: await solve(easy) },
    );
    expect(sent).toMatchObject({ status: 11003 });
  });

  test('the next one waits for the countdown', async () => {
    const receiver = newMobile();
    await codeTo(receiver, 'login');
    const again = await post(
      '/api/sendReceiverMessage',
      { purpose: 'login', receiver },
      await solvedCaptcha(portal, host),
    );
    expect(again).toMatchObject({ http: 429, status: 11007 });
    expect(again.message).toMatch(/try again in \d+ seconds/);
  });

  test('after five wrong tries even the right one is refused, and it counts for its purpose and receiver only', async () => {
    const { receiver } = await registered('five-tries');
    const code = await codeTo(receiver, 'login');
    expect(await post('/api/loginByMessage', { receiver: newMobile(), code })).toMatchObject({ status: 11030 });
    expect(await post('/api/setNewPwd', { receiver, code, password, confirmPassword: password })).toMatchObject({
      status: 11030,
    });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let round = 0; round < 5; round++)
      expect(await post('/api/loginByMessage', { receiver, code: wrong })).toMatchObject({ status: 11030 });
    expect(await post('/api/loginByMessage', { receiver, code })).toMatchObject({ status: 11031 });
  });

  test('one that is ten minutes old is over, and a day has ten of them', async () => {
    const receiver = newMobile();
    const code = await codeTo(receiver, 'login');
    await portal.owner.query(`update sent_code set expires_at = now()`);
    expect(await post('/api/loginByMessage', { receiver, code })).toMatchObject({ status: 11030 });
    await portal.owner.query(`update sent_code set sends = 10, sent_at = sent_at - interval '1 hour'`);
    const again = await post(
      '/api/sendReceiverMessage',
      { purpose: 'login', receiver },
      await solvedCaptcha(portal, host),
    );
    expect(again).toMatchObject({ http: 429 });
  });

  test('those that change an account are for its owner', async () => {
    for (const purpose of ['changeMobile', 'changeEmail', 'deleteAccount'])
      expect(await post('/api/sendReceiverMessage', { purpose, receiver: newMobile() })).toMatchObject({ http: 401 });
  });

  test('neither phones nor codes can be read in the table', async () => {
    const receiver = newMobile();
    const code = await codeTo(receiver, 'login');
    const { rows } = await portal.owner.query('select * from sent_code');
    expect(JSON.stringify(rows)).not.toContain(receiver);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });
});

describe('asking who is registered', () => {
  test('is answered, and soon needs a captcha', async () => {
    const { userName, receiver } = await registered('asked');
    const from = { 'x-forwarded-for': '203.0.113.40' };
    for (const name of [userName, receiver])
      expect(await post('/api/isRegistered', { name }, from)).toMatchObject({ data: { registered: true } });
    const unknown = [];
    for (let round = 0; round < 12; round++) unknown.push(await post('/api/isRegistered', { name: newMobile() }, from));
    expect(unknown[0]).toMatchObject({ data: { registered: false } });
    expect(unknown.at(-1)).toMatchObject({ status: 11002 });
    const solved = { ...from, ...(await solvedCaptcha(portal, host)) };
    expect(await post('/api/isRegistered', { name: userName }, solved)).toMatchObject({ data: { registered: true } });
  });
});

describe('passwords', () => {
  test('a forgotten one is replaced by a code, and nobody stays logged in', async () => {
    const { receiver, userName, cookie } = await registered('forgetful');
    const code = await codeTo(receiver, 'reset');
    const wanted = { receiver, code, password: 'Other7Glade', confirmPassword: 'Other7Glade' };
    expect(await post('/api/setNewPwd', { ...wanted, confirmPassword: 'x' })).toMatchObject({
      message: 'Passwords do not match, please try again',
    });
    expect(await post('/api/setNewPwd', { ...wanted, password, confirmPassword: password })).toMatchObject({
      status: 11020,
    });
    expect(await post('/api/setNewPwd', wanted)).toMatchObject({ status: 0 });
    expect(await post('/api/setNewPwd', wanted)).toMatchObject({ status: 11030 });
    expect(await portal.get(host, '/api/sessions', { cookie })).toMatchObject({ http: 401 });
    expect(await post('/api/login', { name: userName, password })).toMatchObject({ status: 11001 });
    expect(await post('/api/login', { name: userName, password: 'Other7Glade' })).toMatchObject({ status: 0 });
  });

  test('changing it needs the old one, and ends all other sessions', async () => {
    const { userName, cookie, token } = await registered('changer');
    const other = keptOf(await post('/api/login', { name: userName, password }));
    const own = { cookie, token };
    const wanted = { originalPassword: password, password: 'Third7Glade', confirmPassword: 'Third7Glade' };
    expect(await post('/api/changePwd', { ...wanted, originalPassword: 'Wrong7Glade' }, own)).toMatchObject({
      status: 11022,
    });
    expect(await post('/api/changePwd', { ...wanted, password, confirmPassword: password }, own)).toMatchObject({
      status: 11020,
    });
    expect(await post('/api/changePwd', { ...wanted, confirmPassword: 'Third7Glad' }, own)).toMatchObject({
      status: 11019,
    });
    expect(await post('/api/changePwd', wanted, own)).toMatchObject({ status: 0 });
    expect(await portal.get(host, '/api/sessions', own)).toMatchObject({ data: [{ isCurrent: true }] });
    expect(await portal.get(host, '/api/sessions', other)).toMatchObject({ http: 401 });
    expect(await post('/api/changePwd', wanted)).toMatchObject({ http: 401 });
  });

  test('a common or leaked one is refused at registering, changing and resetting, and the code stays good', async () => {
    const leaked = { password: 'Turkey50', confirmPassword: 'Turkey50' };
    const refused = {
      http: 400,
      status: 11021,
      message: 'This password is too common and easy to guess. Please choose another.',
    };
    const receiver = newMobile();
    const wanted = wantedOf('leaky', receiver, await codeTo(receiver, 'register'));
    expect(await post('/api/register', { ...wanted, ...leaked })).toMatchObject(refused);
    const own = keptOf(await post('/api/register', wanted));
    expect(await post('/api/changePwd', { originalPassword: password, ...leaked }, own)).toMatchObject(refused);
    const code = await codeTo(receiver, 'reset');
    expect(await post('/api/setNewPwd', { receiver, code, ...leaked })).toMatchObject(refused);
    const better = { password: 'Other7Glade', confirmPassword: 'Other7Glade' };
    expect(await post('/api/setNewPwd', { receiver, code, ...better })).toMatchObject({ status: 0 });
  });

  test('one older than three months is advised against, never refused', async () => {
    const { userName } = await registered('old-word');
    await portal.owner.query(
      `update account set password_changed_at = now() - interval '4 months' where user_name = 'old-word'`,
    );
    expect(await post('/api/login', { name: userName, password })).toMatchObject({ data: { passwordIsOld: true } });
  });
});

describe('mobile number and address', () => {
  test('a new one is proven by a code that went there, and by the password', async () => {
    const { userName, cookie, token } = await registered('mover');
    const own = { cookie, token };
    const mobile = newMobile();
    const code = await codeTo(mobile, 'changeMobile', own);
    expect(await post('/api/changeMobile', { mobile, code }, own)).toMatchObject({ status: 11014 });
    expect(await post('/api/changeMobile', { mobile, code, password: 'Wrong7Glade' }, own)).toMatchObject({
      status: 11022,
    });
    expect(await post('/api/changeMobile', { mobile: newMobile(), code, password }, own)).toMatchObject({
      status: 11030,
    });
    expect(await post('/api/changeMobile', { mobile, code, password }, own)).toMatchObject({ status: 0 });
    expect(await post('/api/login', { name: mobile, password })).toMatchObject({ data: { member: { userName } } });

    const email = 'mover@sample.test';
    const sent = await codeTo(email, 'changeEmail', own);
    expect(await post('/api/changeEmail', { email, code: sent, password }, own)).toMatchObject({ data: { email } });
    expect(await post('/api/login', { name: email, password })).toMatchObject({ status: 0 });
    expect(await post('/api/changeMobile', { mobile, code, password })).toMatchObject({ http: 401 });
  });

  test('one that belongs to somebody else stays theirs', async () => {
    const owner = await registered('keeper');
    const { cookie, token } = await registered('taker');
    const code = await codeTo(owner.receiver, 'changeMobile', { cookie, token });
    const answer = await post('/api/changeMobile', { mobile: owner.receiver, code, password }, { cookie, token });
    expect(answer).toMatchObject({ status: 11025 });
  });
});
