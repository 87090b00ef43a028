import type { RouterContextProvider } from 'react-router';
import type { listChanges } from '../changes.contract.ts';
import type { getDocument } from '../contract.ts';
import { brandNewId } from '../domain/addresses.ts';
import { ask } from './load-console.ts';

const shownVersions = 10;

/** A document to edit with its newest versions. */
export async function loadDocument(context: Readonly<RouterContextProvider>, kind: string, id: string) {
  const opened = await ask<typeof getDocument>(context, 'GET /console/document', { kind, id });
  const versions =
    id === brandNewId
      ? []
      : (await ask<typeof listChanges>(context, 'GET /console/changes', { kind, id, size: shownVersions })).content;
  return { opened, versions };
}
