import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Failure, FailureCode } from '../../../../platform/kernel/failure.ts';
import type { Problem } from '../../../../platform/kernel/person-rules.ts';
import { codeProblem, readReceiver } from '../domain/registration-rules.ts';

/** What stands in a field of a form. */
export const textOf = (values: FormData, field: string): string => String(values.get(field) ?? '');

export type Found<Field extends string> = readonly { readonly field: Field; readonly problem: NonNullable<Problem> }[];

export interface FormState<Field extends string> {
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly problems: Partial<Record<Field, string>>;
  /** What is said above the form. */
  readonly general: string;
  readonly busy: boolean;
  readonly solving: boolean;
  /** Whether the page is alive: until then a form would send itself, and nobody would read it. */
  readonly alive: boolean;
  setSolving(isSolving: boolean): void;
  /** Shows what is wrong and leads to the first field of it. Answers whether nothing is. */
  accepts(found: Found<Field>): boolean;
  refuse(failure: Failure): void;
  /** What stands in a field, where the form finds nothing wrong with it; what is wrong is shown. */
  valueOf(field: Field, foundIn: (given: string) => Found<Field>): string | undefined;
  clear(field: Field): void;
  /** Runs one sending at a time. */
  run(work: () => Promise<void>): Promise<void>;
}

/** What a form of accounts shows and does between its fields and its call. */
export function useFormState<Field extends string>(fields: readonly Field[]): FormState<Field> {
  const words = useSay();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [general, setGeneral] = useState('');
  const [busy, setBusy] = useState(false);
  const [solving, setSolving] = useState(false);
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  const show = (found: readonly (readonly [Field, string])[]) => {
    setGeneral('');
    setProblems(Object.fromEntries(found) as Partial<Record<Field, string>>);
    const first = found[0] && form.current?.elements.namedItem(found[0][0]);
    if (first instanceof HTMLElement) first.focus();
  };
  const wordsFor = (code: FailureCode) => words(`failure.${code}` as Parameters<typeof words>[0]);

  const accepts = (found: Found<Field>) => {
    show(found.map(({ field, problem }) => [field, wordsFor(problem)] as const));
    return found.length === 0;
  };

  return {
    form,
    problems,
    general,
    busy,
    solving,
    alive,
    setSolving,
    accepts,
    valueOf(field, foundIn) {
      const given = form.current ? textOf(new FormData(form.current), field) : '';
      return accepts(foundIn(given)) ? given : undefined;
    },
    refuse({ code, values }) {
      const field = fieldOf(code, fields);
      const text = String(values?.message ?? '');
      if (field) show([[field, text]]);
      else {
        setProblems({});
        setGeneral(text);
      }
    },
    clear(field) {
      setProblems(({ [field]: _, ...others }) => others as Partial<Record<Field, string>>);
    },
    async run(work) {
      if (busy) return;
      setBusy(true);
      try {
        await work();
      } finally {
        setBusy(false);
        setSolving(false);
      }
    },
  };
}

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

const fieldOf = <Field extends string>(code: FailureCode, fields: readonly Field[]): Field | undefined =>
  fields.find((field) => places[code]?.includes(field));

/** What is wrong with a code that was sent, as forms show it. */
export function codeFound(given: string): Found<'code'> {
  const problem = codeProblem(given);
  return problem ? [{ field: 'code', problem }] : [];
}

/** A field that must not be empty. */
export const requiredFound = <Field extends string>(
  field: Field,
  given: string,
  problem: NonNullable<Problem>,
): Found<Field> => (given === '' ? [{ field, problem }] : []);

/** What is missing where someone logs in by password. */
export const passwordLoginFound = (name: string, password: string): Found<'name' | 'password'> => [
  ...requiredFound('name', name.trim(), 'userNameRequired'),
  ...requiredFound('password', password, 'passwordRequired'),
];

/** What is wrong with a mobile number or an address, as forms show it. */
export function receiverFound(given: string): Found<'receiver'> {
  const read = readReceiver(given);
  return read.ok ? [] : [{ field: 'receiver', problem: read.failure }];
}
