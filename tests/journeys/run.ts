import { runVitest } from '../../ops/check/run-vitest.ts';

// `npm run journeys`            every page once, in Chinese, English or now and then another language, which change from day to day
// `npm run journeys -- --all`   every page in all seven languages, with axe at 320 px in light and dark too, and at each width of the console
// `npm run journeys -- --ci`    journeys with a failure are walked once more at the end, and named: look into those
// Other words go to vitest, for example a file's name.

const words = process.argv.slice(2);
const {
  passed,
  failed,
  words: verdict,
} = await runVitest({
  words: [
    '--config',
    'tests/journeys/vitest.config.ts',
    ...words.filter((word) => word !== '--all' && word !== '--ci'),
  ],
  results: 'tests/results/journeys.json',
  env: { IMPRINT_LANGUAGES: words.includes('--all') ? 'all' : 'some' },
  again: words.includes('--ci'),
});
if (verdict) console.log(verdict);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
