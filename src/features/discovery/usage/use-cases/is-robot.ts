import { isbot } from 'isbot';

/** Whether a User-Agent names a crawler, a program or nobody at all: their visits are not use (COUNTER 5.1). */
export const isRobot = (agent: string): boolean => agent.trim() === '' || isbot(agent);
