import { z } from 'zod';
import { outsideAddress } from '../../../platform/kernel/web-address.ts';

/** Words of strangers: no control characters, which no name has and the database refuses. */
const words = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((given) => given.isWellFormed() && !/\p{Cc}/u.test(given));

const types = z.union([words(200).transform((one) => [one]), z.array(words(200)).min(1).max(20)]);
/** By the name of its sender and its own a message is known again: an index has no room for more bytes. */
const name = (most: number) => words(most).refine((given) => new TextEncoder().encode(given).length <= most);
const webInput = name(2_000).refine((given) => outsideAddress(given) !== null);
const uriInput = name(500).regex(/^[a-z][a-z0-9+.-]*:\S+$/i);

const subject = z.object({
  id: words(2_000),
  'ietf:cite-as': words(2_000).optional(),
  'as:subject': words(2_000).optional(),
  'as:object': words(2_000).optional(),
});

/** What is read of a notification of COAR Notify; all else that it may have is left alone. */
export const notificationInput = z.object({
  id: uriInput,
  type: types,
  origin: z.object({ id: webInput }),
  actor: z.object({ name: words(2_000).optional() }).optional(),
  object: subject,
  context: subject.optional(),
  inReplyTo: words(500).optional(),
  summary: words(20_000).optional(),
});

export type Notification = z.infer<typeof notificationInput>;
