import { randomUUID } from 'node:crypto';

interface Sample {
  readonly origin: string;
  /** An address of the paper that it is about. */
  readonly paper: string;
  readonly kind?: 'Review' | 'Endorsement' | 'Relationship' | 'Ingest';
  readonly [member: string]: unknown;
}

/** An announcement as services of COAR Notify 1.0.1 send it. */
export function sampleNotification({ origin, paper, kind = 'Review', ...more }: Sample) {
  const address = `${origin}/reviews/1`;
  return {
    '@context': ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'],
    id: `urn:uuid:${randomUUID()}`,
    type: ['Announce', `coar-notify:${kind}Action`],
    actor: { id: origin, name: 'A service (sample)', type: 'Service' },
    origin: { id: origin, inbox: `${origin}/inbox`, type: 'Service' },
    target: { id: new URL(paper).origin, inbox: `${new URL(paper).origin}/inbox`, type: 'Service' },
    context: { id: paper },
    object:
      kind === 'Relationship'
        ? {
            id: `urn:uuid:${randomUUID()}`,
            type: 'Relationship',
            'as:subject': address,
            'as:object': paper,
            'as:relationship': 'http://purl.org/vocab/frbr/core#supplement',
          }
        : { id: address, type: ['Page', 'sorg:Review'] },
    ...more,
  };
}
