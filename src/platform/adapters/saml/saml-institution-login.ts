import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import { SaxesParser } from 'saxes';
import { arrivalPath, type InstitutionLogin, metadataPath, type SamlProvider } from '../../ports/institution-login.ts';

/** Clocks differ a little. */
const skewMilliseconds = 60_000;

interface Signed {
  readonly Assertion?: {
    readonly $?: { readonly ID?: string };
    readonly Subject?: readonly {
      readonly SubjectConfirmation?: readonly {
        readonly $?: { readonly Method?: string };
        readonly SubjectConfirmationData?: readonly { readonly $?: Readonly<Record<string, string>> }[];
      }[];
    }[];
    readonly Conditions?: readonly { readonly $?: Readonly<Record<string, string>> }[];
  };
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

/** SAML 2.0 as a service provider: requests by redirect, answers by POST with a signed assertion. */
export const samlInstitutionLogin: InstitutionLogin = {
  metadata: (origin) =>
    generateServiceProviderMetadata({
      issuer: origin + metadataPath,
      callbackUrl: origin + arrivalPath,
      wantAssertionsSigned: true,
      identifierFormat: null,
    }),

  entityOf: (metadata) => readSamlProvider(metadata)?.entity,

  departure: (provider, origin, request, relay) =>
    samlFor(provider, origin, request).getAuthorizeUrlAsync(relay, '', {}),

  async arrival(provider, origin, request, response) {
    try {
      const text = Buffer.from(response, 'base64').toString();
      if (usesOldHash(text) || destinationOf(text) !== origin + arrivalPath) return undefined;
      const saml = samlFor(provider, origin, request);
      const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response });
      if (!profile || profile.issuer !== provider.entity) return undefined;
      // From here on only what the signature covers is read.
      const { Assertion: signed } = (profile.getAssertion?.() ?? {}) as Signed;
      const confirmed = signed?.Subject?.[0]?.SubjectConfirmation?.some(
        ({ $, SubjectConfirmationData: [data] = [] }) =>
          $?.Method === bearer &&
          data?.$?.Recipient === origin + arrivalPath &&
          data.$.InResponseTo === request &&
          isAhead(data.$.NotOnOrAfter),
      );
      const until = signed?.Conditions?.[0]?.$?.NotOnOrAfter;
      const id = signed?.$?.ID;
      return confirmed && id && until && isAhead(until) ? { id, until: new Date(until) } : undefined;
    } catch {
      // Whatever is wrong with it, it proves nothing.
      return undefined;
    }
  },
};

function samlFor(provider: SamlProvider, origin: string, request: string): SAML {
  const facts = readSamlProvider(provider.metadata);
  if (!facts || facts.entity !== provider.entity) throw new Error('The metadata of the institution can’t be used.');
  return new SAML({
    issuer: origin + metadataPath,
    audience: origin + metadataPath,
    callbackUrl: origin + arrivalPath,
    entryPoint: facts.address,
    idpCert: [...facts.certificates],
    idpIssuer: facts.entity,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: skewMilliseconds,
    // The request is compared above, where the signature covers it.
    validateInResponseTo: ValidateInResponseTo.never,
    generateUniqueId: () => request,
  });
}

const isAhead = (moment: string | undefined): boolean =>
  moment !== undefined && Date.parse(moment) + skewMilliseconds > Date.now();

/** Signatures and digests by SHA-1 prove nothing any more. */
const usesOldHash = (xml: string): boolean => /xmldsig#(?:rsa-|dsa-|hmac-)?sha1/i.test(xml);

function destinationOf(xml: string): string | undefined {
  let destination: string | undefined;
  let depth = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ attributes }) => {
    if (depth === 0) destination = attributes.Destination?.value;
    depth += 1;
  });
  parser.write(xml).close();
  return destination;
}

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** Reads the metadata of an identity provider; nothing if what is needed does not stand there. */
function readSamlProvider(metadata: string) {
  let entity = '';
  /** Where logins begin. */
  let address = '';
  let inProvider = false;
  let forSigning = false;
  let certificate: string | undefined;
  /** Base64, as metadata carry them. */
  const certificates: string[] = [];
  let isBroken = false;

  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ local, attributes }) => {
    const value = (name: string) => attributes[name]?.value ?? '';
    if (local === 'EntityDescriptor') entity = value('entityID');
    if (local === 'IDPSSODescriptor') inProvider = true;
    if (!inProvider) return;
    if (local === 'KeyDescriptor') forSigning = value('use') !== 'encryption';
    if (local === 'X509Certificate' && forSigning) certificate = '';
    if (local === 'SingleSignOnService' && value('Binding') === redirect) address ||= value('Location');
  });
  parser.on('text', (text) => {
    if (certificate !== undefined) certificate += text;
  });
  parser.on('closetag', ({ local }) => {
    if (local === 'IDPSSODescriptor') inProvider = false;
    if (local !== 'X509Certificate' || certificate === undefined) return;
    certificates.push(certificate.replaceAll(/\s/g, ''));
    certificate = undefined;
  });
  try {
    parser.write(metadata).close();
  } catch {
    return undefined;
  }
  const isReachable = URL.parse(address)?.protocol === 'https:';
  return isBroken || !entity || !isReachable || certificates.length === 0
    ? undefined
    : { entity, address, certificates };
}
