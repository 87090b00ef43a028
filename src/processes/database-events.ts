import type { Log } from '../platform/ports/log.ts';
import { connectionsLost, slowStatements, statementSeconds } from './metrics.ts';

const longestText = 2_000;

/** Counts what PostgreSQL does to us and logs what is out of order. Texts of statements hold no values: those travel apart. */
export const databaseEvents = (log: Pick<Log, 'warn'>, slowMilliseconds: number) => ({
  connectionLost(problem: Error): void {
    connectionsLost.inc();
    log.warn({ problem }, 'a connection to the database broke');
  },
  statementTook(milliseconds: number, text: string): void {
    statementSeconds.observe(milliseconds / 1_000);
    if (milliseconds <= slowMilliseconds) return;
    slowStatements.inc();
    log.warn({ milliseconds: Math.round(milliseconds), text: text.slice(0, longestText) }, 'a statement was slow');
  },
});
