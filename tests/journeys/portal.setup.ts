import type { TestProject } from 'vitest/node';
import { startOidcHouse } from '../support/oidc-house.ts';
import { startPortal } from '../support/running-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    edgePort: number;
    serverPort: number;
    ownerUrl: string;
    /** What a command of this portal is started with. */
    environment: Record<string, string>;
    /** A house at which people can log in. */
    issuer: string;
  }
}

export default async function setup(project: TestProject) {
  const house = await startOidcHouse();
  const portal = await startPortal(async (edgePort) => {
    house.leadBackTo(['optics', 'biology'].map((sld) => `http://${sld}.localhost:${edgePort}/login`));
    const { issuer, clientId, clientSecret } = house;
    const listed = [{ id: 'house', kind: 'oidc', name: 'Sample house', issuer, clientId, clientSecret }];
    return {
      IMPRINT_IDENTITY_PROVIDERS: JSON.stringify(listed),
      // Digests come at once, not once a day, and puzzles take no half second.
      IMPRINT_DIGEST_SECONDS: '1',
      IMPRINT_CAPTCHA_COST: '500',
    };
  });
  project.provide('issuer', house.issuer);
  project.provide('edgePort', portal.edgePort);
  project.provide('serverPort', portal.serverPort);
  project.provide('ownerUrl', portal.ownerUrl);
  project.provide('environment', portal.environment);
  return async () => {
    await portal.stop();
    await house.stop();
  };
}
