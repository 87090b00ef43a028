/** Errors of the network, a model that does not answer, PostgreSQL's classes 53 (no resources) and 57 (shut down by an operator), and what it asks to try again. */
const passingCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|UND_ERR|EMODEL|53|57|40001|40P01)/;
const passingNames = ['ConnectionError', 'TimeoutError', 'NoLivingConnectionsError'];
const passingMessages = /fetch failed|timeout exceeded when trying to connect|Connection terminated|Query read timeout/;

/** Whether an engine is out of reach for now, rather than asked for something that it will never do. */
export function isPassing(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  const { code } = problem as { code?: unknown };
  return (
    (typeof code === 'string' && passingCodes.test(code)) ||
    passingNames.includes(problem.name) ||
    passingMessages.test(problem.message) ||
    isPassing(problem.cause)
  );
}
