/**
 * The library's character maps, fonts and decoders: Chinese documents often name a map instead of holding it, and scans need the
 * decoders. They are files of ours; the list of their addresses is fetched with the first that a document needs.
 */
export class BundledData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const { bundledFiles } = await import('./bundled-files.ts');
    const address = bundledFiles(filename);
    const answer = address ? await fetch(address) : undefined;
    if (!answer?.ok) throw new Error(`${filename} cannot be had.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
