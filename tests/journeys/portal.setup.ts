import type { TestProject } from 'vitest/node';
import { startPortal } from '../support/running-portal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    edgePort: number;
    serverPort: number;
    ownerUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const portal = await startPortal();
  project.provide('edgePort', portal.edgePort);
  project.provide('serverPort', portal.serverPort);
  project.provide('ownerUrl', portal.ownerUrl);
  return () => portal.stop();
}
