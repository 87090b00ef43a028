import { runVitest } from '../../ops/check/run-vitest.ts';

// `npm run journeys`            every journey and every page once, in Chinese or English, some pages in another language
// `npm run journeys -- --all`   journeys in both languages, every page in all seven, with axe at 320 px in light and dark too, and at each width of the console
// `npm run journeys -- --ci`    journeys with a failure are walked once more at the end, and named: look into those
// Other words go to vitest, for example a file's name. Without one two processes walk half of the files each, in a portal of their own.

const words = process.argv.slice(2);
const chosen = words.filter((word) => word !== '--all' && word !== '--ci');
const halves = chosen.length === 0 ? { shards: 2 } : {};
const {
  passed,
  failed,
  words: verdict,
} = await runVitest({
  words: ['--config', 'tests/journeys/vitest.config.ts', ...chosen],
  ...halves,
  results: 'tests/results/journeys.json',
  env: { IMPRINT_LANGUAGES: words.includes('--all') ? 'all' : 'some' },
  again: words.includes('--ci'),
});
if (verdict) console.log(verdict);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
