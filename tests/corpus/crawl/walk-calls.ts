import { setTimeout as sleep } from 'node:timers/promises';
import { askCall, lackIn } from '../../addresses/ask-call.ts';
import { type CorpusCallLine, corpusCallLines } from '../../addresses/call-lines.ts';

const mostTries = 4;

/** Every call of the specification for any reader, asked of the corpus; what is wrong with the answers. */
export async function walkCalls(port: number, ownerUrl: string): Promise<string[]> {
  const problems: string[] = [];
  for (const line of corpusCallLines) {
    const lack = await lackOf(port, ownerUrl, line);
    if (line.lacks === '' && lack !== null) problems.push(`${line.name} on ${line.host} answers ${lack}`);
    if (line.lacks !== '' && lack === null)
      problems.push(`${line.name} tells something though the corpus lacks ${line.lacks}`);
    if (lack?.startsWith('HTTP 5')) problems.push(`${line.name} on ${line.host} fails: ${lack}`);
  }
  const without = corpusCallLines.filter(({ lacks }) => lacks !== '');
  console.log(`${corpusCallLines.length - without.length} calls asked for content of the corpus.`);
  for (const { name, lacks } of without) console.log(`left out: ${name}: the corpus has no ${lacks}`);
  return problems;
}

/** Just after its start a server or engine may be late; a call is then asked again. */
async function lackOf(port: number, ownerUrl: string, line: CorpusCallLine): Promise<string | null> {
  for (let tries = 1; ; tries += 1) {
    const lack = lackIn(await askCall(port, ownerUrl, line));
    if (lack === null || line.lacks !== '' || tries === mostTries) return lack;
    await sleep(1_000 * tries);
  }
}
