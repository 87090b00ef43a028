/**
 * Words that people build passwords from when they must have a digit and a capital. A password that is nothing but one of them, with
 * digits or a sign behind it, is among the first that anyone tries.
 */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'password passwort passw0rd p@ssword p@ssw0rd pass admin administrator root user guest test demo sample login welcome hello ' +
    'letmein changeme secret master qwerty qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd ' +
    'qweasdzxc abc abcd abcde abcdef abcabc aaaa aabbcc iloveyou love woaini woaiwo nihao zhang wang china beijing shanghai ' +
    'dragon monkey sunshine princess football baseball superman batman shadow michael jordan charlie summer winter spring ' +
    'autumn january monday google apple huawei journal paper author editor university science'
  ).split(' '),
);

/** Passwords of digits and letters in keyboard order, whatever their case. */
export const commonWhole: ReadonlySet<string> = new Set(
  '1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 a1b2c3d4 a1b2c3d4e5 zaq12wsx qwer1234 asdf1234 1234qwer abcd1234 1234abcd aa123456 a1234567 a12345678 a123456789 q1234567 123456aa 12345678a 123456789a'.split(
    ' ',
  ),
);
