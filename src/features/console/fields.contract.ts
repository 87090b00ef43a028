import { z } from 'zod';

export const kindInput = z.string().regex(/^[a-z-]{1,40}$/);

export const documentIdInput = z.string().regex(/^[\w.-]{1,80}$/);
