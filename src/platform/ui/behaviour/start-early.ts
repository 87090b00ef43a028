import { checkAccess } from './check-access.ts';
import { watchCitations } from './reading/references/watch-citations.ts';

// Runs when it is loaded: what pages that say `data-early` need from the first moment on. Every byte more would load on all the others.
void checkAccess();
if (document.querySelector('[data-references]')) watchCitations();
