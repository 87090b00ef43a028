import { createHash, randomUUID, sign } from 'node:crypto';
import { selfSigned } from './self-signed.ts';

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol';
const assertionSpace = 'urn:oasis:names:tc:SAML:2.0:assertion';
const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** What an answer says; each test changes what it is about. */
export interface Said {
  readonly origin: string;
  readonly request: string;
  readonly id?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly destination?: string;
  readonly recipient?: string;
  readonly answers?: string;
  /** In seconds from now. */
  readonly from?: number;
  readonly until?: number;
  /** Changes the signed text afterwards. */
  readonly forge?: (xml: string) => string;
  readonly unsigned?: boolean;
}

const at = (seconds: number): string => new Date(Date.now() + seconds * 1_000).toISOString();

/** An institution's identity provider, with a key made for the test. All XML is written in its canonical form, so that it can be signed as it stands. */
export function sampleApp(entity = 'https://idp.example/entity') {
  const { key, certificate } = selfSigned();
  const metadata = `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entity}">
  <md:IDPSSODescriptor protocolSupportEnumeration="${protocol}">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${xmldsig}"><ds:X509Data>
      <ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.example/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sso"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;

  const answer = (said: Said): string => {
    const { origin, request, id = `_${randomUUID()}`, from = -5, until = 120 } = said;
    const recipient = said.recipient ?? `${origin}/saml/acs`;
    const answers = said.answers ?? request;
    const head = `<saml:Assertion xmlns:saml="${assertionSpace}" ID="${id}" IssueInstant="${at(-5)}" Version="2.0"><saml:Issuer>${said.issuer ?? entity}</saml:Issuer>`;
    const tail = `<saml:Subject><saml:NameID>sample-person</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${answers}" NotOnOrAfter="${at(until)}" Recipient="${recipient}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(from)}" NotOnOrAfter="${at(until)}"><saml:AudienceRestriction><saml:Audience>${said.audience ?? `${origin}/saml/metadata`}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(-5)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion>`;
    const digest = createHash('sha256')
      .update(head + tail)
      .digest('base64');
    const info = `<ds:SignedInfo xmlns:ds="${xmldsig}"><ds:CanonicalizationMethod Algorithm="${exclusive}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod><ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${xmldsig}enveloped-signature"></ds:Transform><ds:Transform Algorithm="${exclusive}"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
    const value = sign('sha256', Buffer.from(info), key).toString('base64');
    const signature = said.unsigned
      ? ''
      : `<ds:Signature xmlns:ds="${xmldsig}">${info}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`;
    const response = `<samlp:Response xmlns:samlp="${protocol}" Destination="${said.destination ?? recipient}" ID="_${randomUUID()}" InResponseTo="${answers}" IssueInstant="${at(-5)}" Version="2.0"><saml:Issuer xmlns:saml="${assertionSpace}">${entity}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>${head}${signature}${tail}</samlp:Response>`;
    return Buffer.from((said.forge ?? ((xml) => xml))(response)).toString('base64');
  };

  return { entity, metadata, answer };
}
