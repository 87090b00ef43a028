import type { Offer } from './notification.ts';

interface Service {
  readonly id: string;
  readonly inbox: string;
}

interface WrittenOffer {
  /** `urn:uuid:…`, the same at every try. */
  readonly id: string;
  readonly kind: Offer;
  readonly site: Service & { readonly name: string };
  readonly target: Service;
  readonly paper: { readonly page: string; readonly jats: string; readonly doi: string | null };
}

const context = ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'];
const actions = { review: 'coar-notify:ReviewAction', endorsement: 'coar-notify:EndorsementAction' } as const;

const service = ({ id, inbox }: Service) => ({ id, inbox, type: 'Service' });

const offer = ({ id, kind, site, target, paper }: WrittenOffer) => ({
  id,
  type: ['Offer', actions[kind]],
  actor: { id: site.id, name: site.name, type: 'Organization' },
  origin: service(site),
  target: service(target),
  object: {
    id: paper.page,
    ...(paper.doi && { 'ietf:cite-as': `https://doi.org/${paper.doi.split('/').map(encodeURIComponent).join('/')}` }),
    'ietf:item': {
      id: paper.jats,
      mediaType: 'application/jats+xml',
      type: ['Article', 'sorg:ScholarlyArticle'],
    },
    type: ['Page', 'sorg:AboutPage'],
  },
});

/** Request Review and Request Endorsement of COAR Notify 1.0.1. */
export const writtenOffer = (one: WrittenOffer): string => JSON.stringify({ '@context': context, ...offer(one) });

/** Undo Offer: takes back what was asked for, which stands in it as it was sent. */
export const writtenUndo = (one: WrittenOffer, id: string): string =>
  JSON.stringify({
    '@context': context,
    id,
    type: 'Undo',
    inReplyTo: one.id,
    actor: { id: one.site.id, name: one.site.name, type: 'Organization' },
    origin: service(one.site),
    target: service(one.target),
    object: offer(one),
  });
