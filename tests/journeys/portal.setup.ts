import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { orcidStandIn, sampleClient } from '../support/orcid-stand-in.ts';
import { startPortal } from '../support/running-portal.ts';
import { quotingModel, startLanguageModel } from '../support/sample-language-model.ts';
import { startOidcProvider } from '../support/sample-oidc-provider.ts';

declare module 'vitest' {
  interface ProvidedContext {
    edgePort: number;
    serverPort: number;
    ownerUrl: string;
    /** What a command of this portal is started with. */
    environment: Record<string, string>;
    /** A provider at which people can log in. */
    issuer: string;
    /** ORCID, on whose records papers are added. */
    orcid: string;
  }
}

/** A portal that somebody else has started, with the sample sites; it logs nobody in elsewhere and asks no model. */
function useRunningPortal(project: TestProject, origin: string): void {
  const port = Number(new URL(origin).port);
  project.provide('edgePort', port);
  project.provide('serverPort', port);
  project.provide('ownerUrl', String(process.env.IMPRINT_DATABASE_OWNER_URL));
  project.provide('environment', process.env as Record<string, string>);
}

export default async function setup(project: TestProject) {
  const { IMPRINT_PORTAL_ORIGIN: origin } = process.env;
  if (origin) return useRunningPortal(project, origin);
  const app = await startOidcProvider();
  const orcid = orcidStandIn();
  await new Promise<void>((ready) => orcid.server.listen(0, '127.0.0.1', ready));
  const orcidAddress = `http://127.0.0.1:${(orcid.server.address() as AddressInfo).port}`;
  const model = await startLanguageModel(quotingModel);
  const portal = await startPortal(async (edgePort) => {
    app.leadBackTo(['optics', 'biology'].map((sld) => `http://${sld}.localhost:${edgePort}/login`));
    const { issuer, clientId, clientSecret } = app;
    const works = { id: 'orcid', kind: 'orcid', name: 'ORCID', issuer: orcidAddress, memberApi: orcidAddress };
    const listed = [
      { id: 'sample', kind: 'oidc', name: 'Sample provider', issuer, clientId, clientSecret },
      { ...works, ...sampleClient, sites: [1] },
    ];
    return {
      IMPRINT_IDENTITY_PROVIDERS: JSON.stringify(listed),
      // Digests come at once, not once a day, and puzzles take no half second.
      IMPRINT_OUTGOING_LOOPBACK: 'yes',
      IMPRINT_DIGEST_SECONDS: '1',
      IMPRINT_CAPTCHA_COST: '500',
      IMPRINT_LANGUAGE_MODEL_URL: model.url,
      IMPRINT_LANGUAGE_MODEL: 'sample-model',
    };
  });
  project.provide('issuer', app.issuer);
  project.provide('orcid', orcidAddress);
  project.provide('edgePort', portal.edgePort);
  project.provide('serverPort', portal.serverPort);
  project.provide('ownerUrl', portal.ownerUrl);
  project.provide('environment', portal.environment);
  return async () => {
    await portal.stop();
    await app.stop();
    await model.stop();
    orcid.server.closeAllConnections();
    orcid.server.close();
  };
}
