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

const citeAs = (doi: string | null) =>
  doi === null ? {} : { 'ietf:cite-as': `https://doi.org/${doi.split('/').map(encodeURIComponent).join('/')}` };

const offer = ({ id, kind, site, target, paper }: WrittenOffer) => ({
  id,
  type: ['Offer', actions[kind]],
  actor: { id: site.id, name: site.name, type: 'Organization' },
  origin: service(site),
  target: service(target),
  object: pageOf(paper),
});

const pageOf = ({ page, jats, doi }: WrittenOffer['paper']) => ({
  id: page,
  ...citeAs(doi),
  'ietf:item': { id: jats, mediaType: 'application/jats+xml', type: ['Article', 'sorg:ScholarlyArticle'] },
  type: ['Page', 'sorg:AboutPage'],
});

const elsewhere = (doi: string) => ({
  id: `https://doi.org/${doi}`,
  ...citeAs(doi),
  type: ['Page', 'sorg:AboutPage'],
});

interface WrittenReview extends Omit<WrittenOffer, 'kind'> {
  readonly review: { readonly page: string; readonly doi: string | null; readonly paper: string | null };
}

/** Announce Review of COAR Notify 1.0.1: a review that this site published, and the paper that it is about. */
export const writtenReview = ({ id, site, target, paper, review }: WrittenReview): string =>
  JSON.stringify({
    '@context': context,
    id,
    type: ['Announce', actions.review],
    actor: { id: site.id, name: site.name, type: 'Organization' },
    origin: service(site),
    target: service(target),
    context: review.paper === null ? pageOf(paper) : elsewhere(review.paper),
    object: { id: review.page, ...citeAs(review.doi), type: ['Page', 'sorg:Review'] },
  });

/** Request Review and Request Endorsement of COAR Notify 1.0.1. */
export const writtenOffer = (one: WrittenOffer): string => JSON.stringify({ '@context': context, ...offer(one) });

/** Undo Offer: withdraws a request, which it contains as it was sent. */
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
