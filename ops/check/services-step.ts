import { runCommand } from './command.ts';
import { outcomeOf, type Step } from './step.ts';

const services = (action: string) => ['node', 'ops/native/services.ts', action];

/** Engines that answer are left as they are: somebody may be working with them. */
export const servicesStep: Step = {
  name: 'services',
  proves: 'the engines answer',
  async run() {
    if (process.env.IMPRINT_DATABASE_URL) return outcomeOf([], 'the environment names them');
    if ((await runCommand(services('status'))).status === 0) return outcomeOf([], 'they were up');
    const { status, output } = await runCommand(services('up'));
    return outcomeOf(status === 0 ? [] : [output.trimEnd()], 'started; `npm run services down` stops them');
  },
};
