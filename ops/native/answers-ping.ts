import { connect } from 'node:net';
import { services } from './settings.ts';

/** Whether an engine answers its own short question as it does when it is ready. */
export const answersPing = (port: number, question: string, answer: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, services.host);
    const finish = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('connect', () => socket.write(question));
    socket.once('data', (given) => finish(given.toString().startsWith(answer)));
  });
