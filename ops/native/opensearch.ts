import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder, giveTreeToEngineUser, writeEngineFile } from './folders.ts';
import { findJava, javaHasModule, javaIsMissing } from './java.ts';
import { cachedArtifact, openSearchParts, version } from './maven.ts';
import { PlainProblem } from './plain-problem.ts';
import { findProgram, run } from './run.ts';
import { readConfiguration, type Service } from './service.ts';
import { asEngineUser, services } from './settings.ts';
import { wordBreakOptions, wordBreakParts } from './word-breaks.ts';

const { opensearch: port, opensearchTransport: transportPort } = services.ports;
const url = `http://${services.host}:${port}`;
const home = () => join(engineFolder('opensearch'), `home-${version('opensearch')}`);

/** The distribution with its two plugins, put together next to the data so that the engines' user can read it. */
async function unpack(): Promise<void> {
  const draft = join(engineFolder('opensearch'), 'unpacking');
  const distribution = join(draft, `opensearch-${version('opensearch')}`);
  rmSync(draft, { recursive: true, force: true });
  await run(['unzip', '-q', cachedArtifact('opensearch'), '-d', draft]);
  await run(['unzip', '-q', cachedArtifact('knn'), '-d', join(distribution, 'plugins', 'opensearch-knn')]);
  const smartcn = join(distribution, 'plugins', 'analysis-smartcn');
  mkdirSync(smartcn);
  cpSync(cachedArtifact('smartcnPlugin'), join(smartcn, 'analysis-smartcn.jar'));
  cpSync(cachedArtifact('smartcnLucene'), join(smartcn, 'lucene-analysis-smartcn.jar'));
  cpSync(
    join(import.meta.dirname, 'config', 'analysis-smartcn.properties'),
    join(smartcn, 'plugin-descriptor.properties'),
  );
  await giveTreeToEngineUser(distribution);
  renameSync(distribution, home());
  rmSync(draft, { recursive: true });
}

async function makeConfigurationFolder(configuration: string): Promise<string> {
  const folder = engineFolder('opensearch', 'config');
  const original = (name: string) => readFileSync(join(home(), 'config', name), 'utf8');
  // A small Java runtime may lack the module that only makes vector arithmetic faster, and would refuse to start.
  const isUnknown = (line: string) => line.includes('jdk.incubator.vector') && !javaHasModule('jdk.incubator.vector');
  const usual = original('jvm.options').split('\n');
  const options = [...usual.filter((line) => !isUnknown(line)), ...(await wordBreakOptions())];
  writeEngineFile(join(folder, 'jvm.options'), options.join('\n'));
  writeEngineFile(join(folder, 'log4j2.properties'), original('log4j2.properties'));
  writeEngineFile(join(folder, 'opensearch.yml'), configuration);
  return folder;
}

async function analyse(analyzer: string, text: string): Promise<string[]> {
  const answer = await fetch(`${url}/_analyze`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ analyzer, text }),
  });
  const { tokens = [] } = (await answer.json()) as { tokens?: { token: string }[] };
  return tokens.map(({ token }) => token);
}

export const opensearch: Service = {
  name: 'opensearch',
  port,
  patience: 180,

  missing() {
    if (!findJava()) return javaIsMissing;
    const parts = [...(existsSync(home()) ? [] : openSearchParts), ...wordBreakParts()];
    if (parts.length === 0) return undefined;
    if (!findProgram('unzip')) return 'unzip is missing (Debian package unzip).';
    return parts.every((name) => existsSync(cachedArtifact(name)))
      ? undefined
      : `OpenSearch ${version('opensearch')} is not downloaded yet.`;
  },

  async version() {
    return version('opensearch');
  },

  async prepare() {
    if (!existsSync(home())) await unpack();
    const configuration = readConfiguration('opensearch.yml');
    const configurationFolder = await makeConfigurationFolder(configuration);
    const settings = {
      'network.host': services.host,
      'http.port': port,
      'transport.port': transportPort,
      'path.data': engineFolder('opensearch', 'data'),
      'path.logs': engineFolder('opensearch', 'logs'),
    };
    const options = Object.entries(settings).map(([name, value]) => `-E${name}=${value}`);
    return {
      command: [...asEngineUser(), join(home(), 'bin', 'opensearch'), ...options],
      configuration,
      env: {
        OPENSEARCH_JAVA_HOME: findJava() ?? '',
        OPENSEARCH_JAVA_OPTS: '-Xms1g -Xmx1g',
        OPENSEARCH_PATH_CONF: configurationFolder,
        OPENSEARCH_TMPDIR: engineFolder('opensearch', 'tmp'),
      },
    };
  },

  async isReady() {
    try {
      const answer = await fetch(`${url}/_cluster/health`, { signal: AbortSignal.timeout(2000) });
      const { status } = (await answer.json()) as { status?: string };
      return status === 'yellow' || status === 'green';
    } catch {
      return false;
    }
  },

  /** A node without its plugins, or on half a Java, starts just as well and fails only when the first index is made. */
  async furnish() {
    if ((await analyse('thai', 'ภาษาไทย')).length === 0) {
      throw new PlainProblem(
        `OpenSearch can't make indexes on ${findJava()}, which lacks word breaks; use a whole JDK.`,
      );
    }
    const words = await analyse('smartcn', '我们研究光学');
    const plugins = await (await fetch(`${url}/_cat/plugins?h=component`)).text();
    if (!words.includes('研究') || !plugins.includes('opensearch-knn')) {
      throw new PlainProblem(`OpenSearch runs without smartcn or k-NN; remove ${home()} and start again.`);
    }
  },
};
