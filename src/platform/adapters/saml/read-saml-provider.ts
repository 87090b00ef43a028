import { SaxesParser } from 'saxes';

export interface SamlProviderFacts {
  readonly entity: string;
  /** Where logins begin. */
  readonly address: string;
  /** Base64, as metadata carry them. */
  readonly certificates: readonly string[];
}

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** Reads the metadata of an identity provider; nothing if what is needed does not stand there. */
export function readSamlProvider(metadata: string): SamlProviderFacts | undefined {
  let entity = '';
  let address = '';
  let inProvider = false;
  let forSigning = false;
  let certificate: string | undefined;
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
