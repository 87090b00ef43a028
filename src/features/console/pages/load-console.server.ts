import { data, type RouterContextProvider, redirect } from 'react-router';
import type { Endpoint, GivenTo, OutputOf } from '../../../platform/contract/endpoint.ts';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../platform/ui/page-url.ts';
import type { listChanges } from '../changes.contract.ts';
import type { getConsole } from '../contract.ts';
import type { getDocument } from '../documents.contract.ts';
import { brandNewId } from '../domain/addresses.ts';
import { wordsIn } from '../domain/words.ts';
import type { getInvitation } from '../people.contract.ts';

/** For nobody's cache. */
const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };

/** Where someone goes to prove once more who they are. */
const confirmAddress = '/console/confirm';

const invitationAddress = '/console/invitation';

/** Whoever opens the link of an invitation sees what it is for before they sign in or register. */
async function invited(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<OutputOf<typeof getConsole> | null> {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const found = await context.get(pageRequest).call<typeof getInvitation>('GET /console/invitation', { code });
  if (!found.ok) return null;
  return {
    userName: '',
    name: '',
    role: null,
    permissions: [],
    needsFactor: false,
    waiting: {},
    kinds: [],
    factors: { app: false, passkey: false },
    site: { ...found.value.site, languages: [] },
  };
}

/** Who sits at the console, and the words of the console in their language alone. Whoever has no business here is led away. */
export async function loadConsole(context: Readonly<RouterContextProvider>, request: Request) {
  const { call, signedIn, language: requested } = context.get(pageRequest);
  const { pathname, search } = pageUrl(request);
  const here = pathname + search;
  const me = signedIn ? await call<typeof getConsole>('GET /console/me', {}) : undefined;
  if (!me?.ok) {
    const guest = pathname === invitationAddress ? await invited(context, request) : null;
    if (!guest) throw redirect(`/login?${new URLSearchParams({ url: here })}`, { headers });
    const language = requested ?? guest.site.defaultLanguage;
    return data({ me: guest, words: wordsIn(language), language }, { headers });
  }
  if (me.value.needsFactor && !here.startsWith(confirmAddress) && !here.startsWith(invitationAddress))
    throw redirect(`${confirmAddress}?${new URLSearchParams({ url: here, ...(requested && { lang: requested }) })}`, {
      headers,
    });
  const language = requested ?? me.value.site.defaultLanguage;
  return data({ me: me.value, words: wordsIn(language), language }, { headers });
}

/** What a page of the console shows. A call that its role refuses breaks the page with the status that the call has. */
export async function ask<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  name: E['name'],
  input: GivenTo<E>,
): Promise<OutputOf<E>> {
  const answer = await context.get(pageRequest).call<E>(name, input);
  if (answer.ok) return answer.value;
  const { code } = answer.failure;
  throw data(null, { status: code === 'notFound' ? 404 : code === 'consoleRefused' ? 403 : 503 });
}

const listedVersions = 10;

/** A document to edit with its newest versions. */
export async function loadDocument(context: Readonly<RouterContextProvider>, kind: string, id: string) {
  const opened = await ask<typeof getDocument>(context, 'GET /console/document', { kind, id });
  const versions =
    id === brandNewId
      ? []
      : (await ask<typeof listChanges>(context, 'GET /console/changes', { kind, id, size: listedVersions })).content;
  return { opened, versions };
}

/** What the address asks of a list: the words that were searched for, and which page. */
export function listRequest(request: Request) {
  const { searchParams } = new URL(request.url);
  return { text: searchParams.get('text') ?? '', page: Number(searchParams.get('page') ?? 0) };
}
