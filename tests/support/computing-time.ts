/**
 * Milliseconds that this process has computed since: what work costs, however busy the machine is with others. A limit on the
 * clock's time instead fails where the processors are lent out.
 */
export function computingTime(): () => number {
  const started = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1_000;
  };
}
