/** One line that shows how far a long work is; lines now and then where there is no terminal. */
export function createProgress(total: number, noun: string, out: NodeJS.WriteStream = process.stderr) {
  const started = performance.now();
  const width = 24;
  let writtenAt = 0;

  return {
    show(done: number, more = ''): void {
      const now = performance.now();
      const isLast = done >= total;
      if (!isLast && now - writtenAt < (out.isTTY ? 100 : 3_000)) return;
      writtenAt = now;
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const seconds = (now - started) / 1_000;
      const rate = seconds > 0 ? done / seconds : 0;
      const left = rate > 0 && !isLast ? `, ${Math.ceil((total - done) / rate)} s left` : '';
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
      const line = `${bar} ${done} of ${total} ${noun}, ${rate.toFixed(1)}/s${left}${more && `, ${more}`}`;
      out.write(out.isTTY ? `\r\x1b[K${line}${isLast ? '\n' : ''}` : `${line}\n`);
    },
  };
}
