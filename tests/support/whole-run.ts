/** `npm run prove` asks for everything; the other runs of long fault tests take a part. */
export const isWholeRun = process.env.IMPRINT_WHOLE === '1';
