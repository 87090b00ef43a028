export type Result<Value, Failed> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failed };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const failed = <Failed>(failure: Failed): Result<never, Failed> => ({ ok: false, failure });
