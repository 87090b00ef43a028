import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadCatalogue } from './platform/i18n/client-catalogue.ts';
import { readPageFacts } from './platform/ui/behaviour/page-facts.ts';
import { startBehaviour } from './platform/ui/behaviour/start-behaviour.ts';

const facts = readPageFacts();
const behaviour = facts && startBehaviour(facts);

await loadCatalogue();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
  behaviour?.alive();
});
