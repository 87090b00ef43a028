import type { Command } from './command.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const bridgeCommand: Command = {
  purpose: 'learns from works in both languages to find English works by Chinese questions, and the other way round',
  async run(app) {
    if (!app.meaning) throw new Error('There are no models: set IMPRINT_MODELS or IMPRINT_EMBEDDING_URL.');
    const learned = await app.meaning.learn();
    if (learned.length === 0) console.log('One model knows both languages; nothing has to be learned.');
    for (const one of learned) {
      if (one.outcome === 'too few works in both languages')
        console.log(`from ${one.from}: ${one.works} works have both languages; at least 200 are needed.`);
      else
        console.log(
          `from ${one.from}: ${one.outcome}; of held-out works the right one was first for ${percent(one.bridge.first)}, among ten for ${percent(one.bridge.amongTen)} (${one.bridge.pairs} works).`,
        );
    }
  },
};
