/** The result of a message: the status code of the answer, or why there is none. */
export type Posted =
  | { readonly code: number }
  | { readonly problem: 'address-refused' | 'timed-out' | 'unreachable'; readonly code?: undefined };

interface OutgoingRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** More of the answer is not read. */
  readonly mostBytes: number;
}

/** The answer, or why there is none. */
export type Answered = { readonly code: number; readonly text: string } | Exclude<Posted, { readonly code: number }>;

/** Calls to addresses that a site names, wherever they are: never inside the installation's own network, and no further than asked. */
export interface Outgoing {
  /** Whether such an address may be called at all, by what it says itself. */
  takes(address: string): boolean;
  /** Follows no redirect and reads nothing of the answer but its code. */
  post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Posted>;
  /** The same with the beginning of the answer. */
  ask(address: string, request: OutgoingRequest): Promise<Answered>;
}
