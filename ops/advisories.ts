import { spawnSync } from 'node:child_process';

/** Asks the registry whether anything is known about the packages that run. Without network it says so, and fails with another code. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const answer = read(stdout);
if (!answer?.metadata) {
  console.log('advisories: the registry was not reached, so nothing is known. Run it where there is network.');
  process.exit(2);
}
const { total = 0, ...counts } = answer.metadata.vulnerabilities ?? {};
if (total === 0) console.log('advisories: none is known for the packages that run.');
else {
  const said = Object.entries(counts).filter(([, count]) => count > 0);
  console.log(
    `advisories: ${total} (${said.map(([level, count]) => `${count} ${level}`).join(', ')}). "npm audit" names them.`,
  );
  process.exit(1);
}

function read(text: string): { metadata?: { vulnerabilities?: Record<string, number> } } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
