import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadCatalogue } from './platform/i18n/client-catalogue.ts';
import { readPageFacts } from './platform/ui/behaviour/page-facts.ts';
import { handOverPageData, untilWhole } from './platform/ui/page-data.ts';

/** React takes over the page that the server sent. Done when it listens to the reader. */
export async function hydrate(): Promise<void> {
  await Promise.all([loadCatalogue(readPageFacts()?.language), untilWhole(document)]);
  handOverPageData();
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
          <Hydrated done={resolve} />
        </StrictMode>,
      );
    });
  });
}

function Hydrated({ done }: { done: () => void }): null {
  useEffect(done, [done]);
  return null;
}
