import { answering } from '../../../../platform/contract/handler.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { myTasks } from '../tasks.contract.ts';
import type { createMyTasks } from '../use-cases/my-tasks.ts';

export const answerTasks = (tasksOf: ReturnType<typeof createMyTasks>) => [
  answering(myTasks, async ({ member }) => success(await tasksOf(member))),
];
