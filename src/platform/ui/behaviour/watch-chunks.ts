import type { ChunkKind, ChunkWatch } from './chunk-failure.ts';

interface Chunk {
  readonly kind: ChunkKind;
  readonly address: string;
}

/** Our own scripts and styles; an icon or a foreign widget is no chunk. */
function chunkOf(node: unknown): Chunk | undefined {
  if (node instanceof HTMLScriptElement && isOurs(node.src)) return { kind: 'ChunkLoadError', address: node.src };
  if (!(node instanceof HTMLLinkElement) || !isOurs(node.href)) return undefined;
  if (node.relList.contains('stylesheet')) return { kind: 'CSS_CHUNK_LOAD_FAILED', address: node.href };
  return node.relList.contains('modulepreload') ? { kind: 'ChunkLoadError', address: node.href } : undefined;
}

const isOurs = (address: string): boolean => address.startsWith(`${location.origin}/`);

/** Vite names the chunk that it could not load only in words. */
const addressIn = (message: string): string =>
  new URL(/(?:https?:\/)?\/\S+/.exec(message)?.[0] ?? '/', location.href).href;

/** Watches what the page loads: what fails, and what is still on its way after the chunk load timeout. */
export function watchChunks(watch: ChunkWatch): void {
  const ends = new WeakMap<Node, () => void>();
  const follow = (node: unknown) => {
    const chunk = chunkOf(node);
    if (chunk && !ends.has(node as Node)) ends.set(node as Node, watch.pending(chunk.kind, chunk.address));
  };
  const ended = ({ target }: Event) => ends.get(target as Node)?.();

  // Neither load nor error of an element bubbles; on the way down they pass here.
  document.addEventListener('load', ended, true);
  addEventListener(
    'error',
    ({ target }) => {
      const chunk = chunkOf(target);
      if (!chunk) return;
      ends.get(target as Node)?.();
      watch.failed(chunk.kind, chunk.address);
    },
    true,
  );
  addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload;
    watch.failed(message.includes('CSS') ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError', addressIn(message), message);
  });

  // What the parser has put there already may have loaded before anyone listened.
  if (document.readyState !== 'complete') {
    for (const element of document.querySelectorAll('script[src], link')) {
      const address = chunkOf(element)?.address;
      if (address && performance.getEntriesByName(address).length === 0) follow(element);
    }
  }
  // Chunks that are wanted later are put into the head by Vite.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(follow);
  }).observe(document.head, { childList: true });
}
