import { type SentFileRole, sentFileRoles } from '../../../../platform/kernel/sent-file.ts';
import { fileTypes, typesByRole } from './file-rules/file-types.ts';

const megabyte = 1_048_576;

/** What a browser offers to choose. Whether a file is what its name says, the server looks. */
export const acceptedEndings = Object.fromEntries(
  sentFileRoles.map((role) => [
    role,
    typesByRole[role].flatMap((type) => fileTypes[type].endings.map((ending) => `.${ending}`)).join(','),
  ]),
) as Readonly<Record<SentFileRole, string>>;

/** The server holds to it; the browser says so before anybody sends for an hour. */
export const mostBytes: Readonly<Record<SentFileRole, number>> = {
  manuscript: 500 * megabyte,
  figure: 200 * megabyte,
  supplement: 500 * megabyte,
  video: 4 * 1_024 * megabyte,
  captions: 5 * megabyte,
  letter: 50 * megabyte,
};
