import { describe, expect, test } from 'vitest';
import {
  integerProblem,
  landlineProblem,
  postcodeProblem,
  qqProblem,
  titleProblem,
  urlProblem,
} from '../../../../platform/kernel/contact-rules.ts';
import {
  emailProblem,
  mobileProblem,
  nameProblem,
  type Problem,
  researchFieldsProblem,
} from '../../../../platform/kernel/person-rules.ts';
import { isPasswordOld, newPasswordProblem, passwordProblem } from './password-rules.ts';
import { codeProblem, readReceiver, registrationProblems, userNameProblem } from './registration-rules.ts';

const fine = undefined;
type Case = readonly [given: string, problem: Problem];
const table: Record<string, { rule: (given: string) => Problem; cases: readonly Case[] }> = {
  'a password (8 to 20 characters; a digit, upper-case and lower-case letters; no whitespace; must not equal or contain the username)':
    {
      rule: (given) => passwordProblem(given, 'lihua'),
      cases: [
        ['Sunny7Glade', fine],
        ['Aa1!Aa1?', fine],
        [`A1${'b'.repeat(18)}`, fine],
        ['', 'passwordRequired'],
        ['Sun7Gla', 'passwordLength'],
        [`A1${'b'.repeat(19)}`, 'passwordLength'],
        ['sunny7glade', 'passwordComposition'],
        ['SUNNY7GLADE', 'passwordComposition'],
        ['SunnyyGlade', 'passwordComposition'],
        ['Sunny 7Glade', 'passwordWhitespace'],
        ['Sunny\u30007Glade', 'passwordWhitespace'],
        ['1LiHua2026', 'passwordContainsUserName'],
        ['Password123', 'passwordTooCommon'],
        ['Qwerty2026!', 'passwordTooCommon'],
      ],
    },
  'a user name': {
    rule: userNameProblem,
    cases: [
      ['li.hua_7', fine],
      ['李华', fine],
      ['', 'userNameRequired'],
      ['  ', 'userNameRequired'],
      ['x', 'userNameFormat'],
      ['x'.repeat(31), 'userNameFormat'],
      ['13800138000', 'userNameFormat'],
      ['a@b.example', 'userNameFormat'],
      ['a b', 'userNameFormat'],
    ],
  },
  'a mainland mobile number': {
    rule: mobileProblem,
    cases: [
      ['13800138000', fine],
      ['+8613800138000', fine],
      ['138 0013 8000', fine],
      ['', 'phoneRequired'],
      ['12800138000', 'phoneFormat'],
      ['1380013800', 'phoneFormat'],
      ['138001380000', 'phoneFormat'],
      ['not a number', 'phoneFormat'],
    ],
  },
  'an e-mail address': {
    rule: emailProblem,
    cases: [
      ['someone@sample.test', fine],
      ['some.one+tag@mail.sample.test', fine],
      ['', 'emailRequired'],
      ['someone', 'emailFormat'],
      ['someone@sample', 'emailFormat'],
      ['some one@sample.test', 'emailFormat'],
      ['someone@sample..test', 'emailFormat'],
      ['<someone@sample.test>', 'emailFormat'],
      [`${'x'.repeat(65)}@sample.test`, 'emailFormat'],
    ],
  },
  'a landline with its area code': {
    rule: landlineProblem,
    cases: [
      ['010-62345678', fine],
      ['0431-8612345', fine],
      ['01062345678-123', fine],
      ['62345678', 'landlineFormat'],
      ['010-1234567', 'landlineFormat'],
      ['13800138000', 'landlineFormat'],
    ],
  },
  'a postcode of 6 digits': {
    rule: postcodeProblem,
    cases: [
      ['100083', fine],
      ['10008', 'postcodeFormat'],
      ['1000833', 'postcodeFormat'],
      ['10008a', 'postcodeFormat'],
    ],
  },
  'an integer from 1 to 99': {
    rule: integerProblem,
    cases: [
      ['1', fine],
      ['99', fine],
      ['0', 'integerRange'],
      ['100', 'integerRange'],
      ['1.5', 'integerRange'],
      ['-1', 'integerRange'],
    ],
  },
  'a title of 1 to 15': {
    rule: titleProblem,
    cases: [
      ['光', fine],
      ['Optics2026光学', fine],
      ['', 'titleFormat'],
      ['x'.repeat(16), 'titleFormat'],
      ['two words', 'titleFormat'],
    ],
  },
  'a web address (URL)': {
    rule: urlProblem,
    cases: [
      ['https://sample.test/a?b=c', fine],
      ['http://sample.test', fine],
      ['ftp://sample.test', 'urlFormat'],
      ['javascript:alert(1)', 'urlFormat'],
      ['https://name:word@sample.test', 'urlFormat'],
      ['sample.test', 'urlFormat'],
      ['https:sample.test', 'urlFormat'],
    ],
  },
  'a QQ number of 5 to 20 digits': {
    rule: qqProblem,
    cases: [
      ['12345', fine],
      ['1'.repeat(20), fine],
      ['1234', 'qqFormat'],
      ['1'.repeat(21), 'qqFormat'],
      ['01234', 'qqFormat'],
    ],
  },
  'a name: required, and its format': {
    rule: nameProblem,
    cases: [
      ['李华', fine],
      ['Anna-Maria O’Neil', fine],
      ['阿卜杜拉·买买提', fine],
      ['', 'nameRequired'],
      ['4nna', 'nameFormat'],
      ['<b>Anna</b>', 'nameFormat'],
      ['x'.repeat(51), 'nameFormat'],
    ],
  },
  'a verification code': {
    rule: codeProblem,
    cases: [
      ['012345', fine],
      ['', 'verificationCodeRequired'],
      ['12345', 'verificationCodeWrong'],
      ['12345a', 'verificationCodeWrong'],
    ],
  },
};

describe.each(Object.entries(table))('%s', (_name, { rule, cases }) => {
  test.each(cases)('%j: %s', (given, problem) => {
    expect(rule(given)).toBe(problem);
  });
});

test('words of this product are no passwords, whatever digits and signs stand around them', () => {
  for (const password of ['Imprint2026', '1Journal!', 'Manuscript-7', '2026Editor!'])
    expect([password, passwordProblem(password, 'lihua')]).toEqual([password, 'passwordTooCommon']);
});

test('a new password is confirmed, does not equal the username, and differs from the original', () => {
  const wanted = { password: 'Sunny7Glade', confirmation: 'Sunny7Glade', userName: 'lihua' };
  expect(newPasswordProblem(wanted)).toBeUndefined();
  expect(newPasswordProblem({ ...wanted, confirmation: 'Sunny7Glad' })).toBe('passwordMismatch');
  expect(newPasswordProblem({ ...wanted, userName: 'Sunny7Glade' })).toBe('passwordContainsUserName');
  expect(newPasswordProblem({ ...wanted, original: 'Sunny7Glade' })).toBe('passwordSameAsOriginal');
});

test('a password is advised to be changed after three months', () => {
  const now = new Date('2026-11-15T00:00:00Z');
  expect(isPasswordOld(new Date('2026-08-15T00:00:00Z'), now)).toBe(true);
  expect(isPasswordOld(new Date('2026-08-16T00:00:00Z'), now)).toBe(false);
  expect(isPasswordOld(null, now)).toBe(false);
});

test('a research field is required, at most five', () => {
  expect(researchFieldsProblem(['optics'])).toBeUndefined();
  expect(researchFieldsProblem([' '])).toBe('researchFieldRequired');
  expect(researchFieldsProblem(['1', '2', '3', '4', '5', '6'])).toBe('chooseMaximumFive');
});

test('a number and an address have one form each, whatever way they are written', () => {
  for (const given of ['13800138000', '+86 138-0013-8000', '8613800138000'])
    expect(readReceiver(given)).toMatchObject({ value: { kind: 'mobile', value: '+8613800138000' } });
  expect(readReceiver(' Some.One@Sample.Test')).toMatchObject({ value: { value: 'some.one@sample.test' } });
  expect(readReceiver('someone@')).toMatchObject({ ok: false, failure: 'emailFormat' });
  expect(readReceiver('1380')).toMatchObject({ ok: false, failure: 'phoneFormat' });
});

test('a registration names each wrong field, in the order of the form', () => {
  const form = {
    userName: 'lihua',
    name: '李华',
    receiver: '13800138000',
    code: '123456',
    password: 'Sunny7Glade',
    confirmPassword: 'Sunny7Glade',
    researchFields: ['optics'],
    agreed: true,
  };
  expect(registrationProblems(form)).toEqual([]);
  expect(registrationProblems({ ...form, name: '', confirmPassword: 'x', researchFields: [], agreed: false })).toEqual([
    { field: 'name', problem: 'nameRequired' },
    { field: 'confirmPassword', problem: 'passwordMismatch' },
    { field: 'researchFields', problem: 'researchFieldRequired' },
    { field: 'agreed', problem: 'agreementNotAccepted' },
  ]);
});
