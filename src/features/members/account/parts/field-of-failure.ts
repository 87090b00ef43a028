import type { FailureCode } from '../../../../platform/kernel/failure.ts';

/** Which field of a form a failure belongs to, the likeliest first. */
const places: Partial<Record<FailureCode, readonly string[]>> = {
  userNameRequired: ['userName'],
  userNameFormat: ['userName'],
  userNameTaken: ['userName'],
  userNotFoundRegister: ['name', 'receiver'],
  nameRequired: ['name'],
  nameFormat: ['name'],
  phoneRequired: ['mobile', 'receiver'],
  phoneFormat: ['mobile', 'receiver'],
  phoneTaken: ['mobile', 'receiver'],
  emailRequired: ['email', 'receiver'],
  emailFormat: ['email', 'receiver'],
  emailTaken: ['email', 'receiver'],
  smsNotOffered: ['mobile', 'receiver'],
  verificationCodeRequired: ['code'],
  verificationCodeWrong: ['code'],
  verificationTooManyTries: ['code'],
  secondFactorWrong: ['code'],
  originalPasswordWrong: ['originalPassword', 'password'],
  passwordRequired: ['password'],
  passwordLength: ['password'],
  passwordComposition: ['password'],
  passwordWhitespace: ['password'],
  passwordContainsUserName: ['password'],
  passwordSameAsOriginal: ['password'],
  passwordTooCommon: ['password'],
  passwordMismatch: ['confirmPassword'],
  researchFieldRequired: ['researchFields'],
  chooseMaximumFive: ['researchFields'],
  agreementNotAccepted: ['agreed'],
};

export const fieldOf = <Field extends string>(code: FailureCode, fields: readonly Field[]): Field | undefined =>
  fields.find((field) => places[code]?.includes(field));
