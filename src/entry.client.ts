import { readPageFacts } from './platform/ui/behaviour/page-facts.ts';
import { sleepUntilTouched } from './platform/ui/behaviour/sleep.ts';
import { startBehaviour } from './platform/ui/behaviour/start-behaviour.ts';

const facts = readPageFacts();
const behaviour = facts && startBehaviour(facts);

const pressAgain = await sleepUntilTouched();
behaviour?.wakes();
const { hydrate } = await import('./hydrate.client.tsx');
await hydrate();
behaviour?.alive();
pressAgain();
