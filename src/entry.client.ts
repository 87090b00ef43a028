import { waitForTouch } from './platform/ui/behaviour/hydrate-on-touch.ts';
import { readPageFacts } from './platform/ui/behaviour/page-facts.ts';
import { startBehaviour } from './platform/ui/behaviour/start-behaviour.ts';

const facts = readPageFacts();
const behaviour = facts && startBehaviour(facts);

const pressAgain = await waitForTouch();
behaviour?.wakes();
const { hydrate } = await import('./hydrate.client.tsx');
await hydrate();
behaviour?.alive();
pressAgain();
