import fc from 'fast-check';
import type { OidcProvider } from '../../support/sample-oidc-provider.ts';
import type { TestApp } from '../../support/test-app.ts';
import { Attacker, type Knows, known } from './attacker.ts';
import { harmDone, newVictim, type Protection, protections } from './victim.ts';

const nobody = { id: '', name: '', email: '', has: 'app' } as const;

/** Random sequences of calls by someone who knows one thing of a victim. Fails with the harm that one of them does. */
export function assuranceWalk(
  portal: TestApp,
  app: () => OidcProvider,
  tell: (steps: number) => void = () => {},
): fc.IAsyncProperty<[Protection, Knows, string[]]> {
  const steps = Object.keys(new Attacker(portal, {} as OidcProvider, nobody, 'password').steps);
  return fc.asyncProperty(
    fc.constantFrom(...protections),
    fc.constantFrom(...known),
    fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 12 }),
    async (has, knows, walk) => {
      const victim = await newVictim(portal, has);
      const attacker = new Attacker(portal, app(), victim, knows);
      await attacker.begin();
      for (const step of walk) await attacker.steps[step]?.();
      tell(walk.length);
      const harm = [...(await harmDone(portal, victim)), ...new Set(attacker.took)];
      if (harm.length > 0) throw new Error(harm.join('; '));
    },
  );
}

/** While `work` runs, one call asks for no proof of who calls: as if its contract had forgotten to say so. */
export async function withoutGuard<Outcome>(
  { app }: TestApp,
  call: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const handler = app.handlers.find(({ endpoint }) => endpoint.name === call) as
    | { endpoint: { readonly assurance?: unknown } }
    | undefined;
  if (!handler?.endpoint.assurance) throw new Error(`${call} has no guard`);
  const { endpoint } = handler;
  const { assurance, ...unguarded } = endpoint;
  handler.endpoint = unguarded;
  try {
    return await work();
  } finally {
    handler.endpoint = endpoint;
  }
}
