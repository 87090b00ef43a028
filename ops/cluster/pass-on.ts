import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';

// `node ops/cluster/pass-on.ts <port> <address> <its port>`: every connection to the port of this machine goes to that address.

const [port, address, target] = process.argv.slice(2);

createServer({ allowHalfOpen: true }, (reader) => {
  const proxy = connect({ host: address ?? '', port: Number(target), allowHalfOpen: true });
  // A connection that breaks is over for both; nobody else needs to know.
  pipeline(reader, proxy, reader, () => {});
}).listen(Number(port), '127.0.0.1');

process.once('SIGTERM', () => process.exit());
