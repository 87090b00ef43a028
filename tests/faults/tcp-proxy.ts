import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** What an engine's network does: let through, refuse, or swallow everything without a word. */
type Mode = 'forward' | 'refuse' | 'hang';

export interface TcpProxy {
  readonly port: number;
  forward(): Promise<void>;
  /** Breaks every connection and refuses new ones, as an engine that was stopped does. */
  refuse(): Promise<void>;
  /** Swallows what is sent. Connections of this time stay dead for ever, as behind a firewall that forgot them. */
  hang(): Promise<void>;
  /** Lets everything through, with every answer so much later. */
  slow(milliseconds: number): void;
  stop(): Promise<void>;
}

/** Stands before a shared engine, so that a test can lose it while everyone else keeps it. */
export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  let mode: Mode = 'forward';
  let late = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  const listener = createServer((client) => {
    keep(client);
    if (mode === 'hang') return;
    const engine = connect(target);
    keep(engine);
    client.pipe(engine);
    engine.pipe(delayed(() => late)).pipe(client);
    client.on('close', () => engine.destroy());
    engine.on('close', () => client.destroy());
  });
  const listen = (port: number) => new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => listener.close(() => resolve()));
  await listen(0);
  const { port } = listener.address() as AddressInfo;

  return {
    port,
    async forward() {
      if (mode === 'refuse') await listen(port);
      mode = 'forward';
      late = 0;
    },
    slow(milliseconds) {
      late = milliseconds;
    },
    async refuse() {
      mode = 'refuse';
      breakAll();
      await close();
    },
    async hang() {
      mode = 'hang';
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    async stop() {
      breakAll();
      if (listener.listening) await close();
    },
  };
}

const delayed = (milliseconds: () => number) =>
  new Transform({
    transform(chunk, _encoding, done) {
      const wait = milliseconds();
      if (wait === 0) return done(null, chunk);
      setTimeout(() => this.push(chunk), wait);
      done();
    },
  });
