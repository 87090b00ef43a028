import { z } from 'zod';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { idInput } from '../../../platform/contract/fields.ts';
import { fileOutput } from '../../../platform/contract/file-answer.ts';
import { pagedInput, pagedOutput } from '../../../platform/contract/saved-output.ts';
import { languages } from '../../../platform/kernel/language.ts';
import { submittedRoles } from '../../../platform/kernel/sent-file.ts';
import { submissionKinds } from './domain/submission.ts';
import {
  detailsSchema,
  done,
  line,
  messageInput,
  previewInput,
  revisionInput,
  summary,
  uploadInput,
  whole,
} from './fields.contract.ts';

const memberCall = { audience: 'member', freshness: 'private', origin: 'ours' } as const;

export const mySubmissions = defineEndpoint({
  name: 'GET /front/submission/mine',
  summary: 'Lists submissions that the member sent to this site or is an author of, most recently changed first.',
  input: z.object({ kind: z.enum(submissionKinds).optional(), ...pagedInput }),
  output: pagedOutput(z.object({ ...summary, isOwn: z.boolean() })),
  ...memberCall,
});

export const getSubmission = defineEndpoint({
  name: 'GET /front/submission/detail',
  summary:
    'Returns a submission for its author or a co-author: its content, its files, and its history as far as it concerns them.',
  input: z.object({ id: idInput }),
  output: z.object({
    ...whole,
    isOwn: z.boolean(),
    /** Whether a file of it is still being read. */
    isReading: z.boolean(),
    /** What keeps it from being sent, in the order of the form. */
    problems: z.array(z.object({ field: z.string(), problem: z.string() })),
  }),
  ...memberCall,
});

export const beginSubmission = defineEndpoint({
  name: 'POST /front/submission/begin',
  summary: 'Begins a submission that nobody else sees until it is sent.',
  input: z.object({ kind: z.enum(submissionKinds), journalId: idInput.nullish() }),
  output: done,
  ...memberCall,
});

export const saveSubmission = defineEndpoint({
  name: 'POST /front/submission/save',
  summary:
    'Saves the author’s input. It names the revision that the author saw, so that no unseen change is overwritten.',
  input: z.object({ id: idInput, revision: revisionInput, details: detailsSchema, journalId: idInput.nullable() }),
  output: z.object({ revision: z.number() }),
  ...memberCall,
});

export const addSubmissionFile = defineEndpoint({
  name: 'POST /front/submission/addFile',
  summary: 'Adds an upload of the member that was found clean.',
  input: z.object({
    id: idInput,
    upload: uploadInput,
    role: z.enum(submittedRoles),
    language: z.enum(languages).nullish(),
  }),
  output: z.object({ file: z.string() }),
  ...memberCall,
});

export const removeSubmissionFile = defineEndpoint({
  name: 'POST /front/submission/removeFile',
  summary: 'Removes a file that was not sent yet.',
  input: z.object({ id: idInput, file: idInput }),
  output: done,
  ...memberCall,
});

export const sendSubmission = defineEndpoint({
  name: 'POST /front/submission/send',
  summary: 'Sends a submission to the editors, for the first time or after a revision. The author gets a mail.',
  input: z.object({ id: idInput, revision: revisionInput }),
  output: z.object({ number: z.string() }),
  ...memberCall,
});

export const withdrawSubmission = defineEndpoint({
  name: 'POST /front/submission/withdraw',
  summary: 'Withdraws a submission.',
  input: z.object({ id: idInput, reason: line(2_000).default('') }),
  output: done,
  ...memberCall,
});

export const discardSubmission = defineEndpoint({
  name: 'POST /front/submission/discard',
  summary: 'Deletes a submission that was never sent.',
  input: z.object({ id: idInput }),
  output: done,
  ...memberCall,
});

export const writeToEditors = defineEndpoint({
  name: 'POST /front/submission/message',
  summary: 'Sends the editors a message about a submission, with or without files.',
  input: z.object({ id: idInput, ...messageInput }),
  output: z.object({ event: z.string() }),
  ...memberCall,
});

export const getSubmissionFile = defineEndpoint({
  name: 'GET /front/submission/file',
  summary: 'Returns a file of a submission, for its authors.',
  input: z.object({ id: idInput, file: idInput }),
  output: fileOutput,
  answers: 'file',
  ...memberCall,
});

export const previewSubmission = defineEndpoint({
  name: 'GET /front/submission/preview',
  summary: 'Returns a preview of a submitted film, for its authors: its picture or its stream.',
  input: previewInput,
  output: fileOutput,
  answers: 'file',
  ...memberCall,
});
