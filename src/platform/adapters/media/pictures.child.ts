import { encodeSent } from './encode-sent.ts';
import { makeForms } from './make-forms.ts';
import type { PictureTask } from './picture-tasks.ts';

/** The program that works on one picture and ends. It is the only one that loads the library for pictures. */
const task = JSON.parse(process.argv[2] ?? '') as PictureTask;
const answer = await (task.kind === 'forms' ? makeForms(task) : encodeSent(task));
process.stdout.write(JSON.stringify(answer));
