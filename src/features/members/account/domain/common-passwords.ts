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
    'autumn january monday google apple huawei ' +
    // The words of this product, which its visitors think of first.
    'imprint portal journal paper article manuscript author reviewer editor publisher university research science'
  ).split(' '),
);
