import type { OutputOf } from '../../../../platform/contract/endpoint.ts';
import type { myComments } from '../contract.ts';

export type MyCommentsView = OutputOf<typeof myComments>;
export type MyComment = MyCommentsView['content'][number];
