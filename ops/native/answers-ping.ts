import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { services } from './settings.ts';

const at = (port: number) => ({ port, host: services.host });

/** Whether an engine answers its own short question as it does when it is ready. */
export const answersPing = (port: number, question: string, answer: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { tls } = services;
    const socket = tls ? connectTls({ ...at(port), ca: readFileSync(join(tls, 'ca.pem')) }) : connect(at(port));
    const finish = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once(tls ? 'secureConnect' : 'connect', () => socket.write(question));
    socket.once('data', (given) => finish(given.toString().startsWith(answer)));
  });
