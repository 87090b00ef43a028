import { readTaken, registryStandIn } from './registry-stand-in.ts';

// A registry as a process of its own that can be killed: node registry-process.ts <port>

const file = process.env.REGISTRY_FILE ?? '';
const registry = registryStandIn({ file, queueMilliseconds: 300 });
// It answers late, so that whoever asks is often gone when it does.
registry.mood({ slowMilliseconds: 120 });
registry.server.listen(Number(process.argv[2]), '127.0.0.1');
console.log(`the registry has ${readTaken(file).length}`);
