import { statementName } from './prepared-statements.ts';

/** A statement in a trace: its verb, its first table and its name. What it was given is no part of its text, and its text is left out too. */
export function describeStatement(text: string) {
  const verb = (/^[\s(]*(\w+)/.exec(text)?.[1] ?? 'statement').toUpperCase();
  const table = /\b(?:from|into|update|join)\s+"?([a-z_][a-z0-9_]*)/i.exec(text)?.[1];
  return {
    name: table ? `${verb} ${table}` : verb,
    kind: 'client' as const,
    facts: { 'db.system.name': 'postgresql', 'db.operation.name': verb, 'imprint.statement': statementName(text) },
  };
}
