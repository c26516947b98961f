import { X509Certificate } from 'node:crypto'
import type { SamlSettings } from '../providers/settings.ts'
import {
  childrenOf,
  elementsIn,
  ForbiddenXml,
  onlyChildOf,
  parseXml,
  textOf,
  type XmlElement,
} from './xml.ts'

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata'
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'
const BINDINGS = 'urn:oasis:names:tc:SAML:2.0:bindings:'

/** Maximum characters of metadata that are stored, as in the contract. */
const KEPT_LIMIT = 50_000
/** Minimum bits of an RSA key; signatures with shorter keys prove nothing. */
const KEY_BITS = 2048

type ReadSettings = Pick<SamlSettings, 'metadataXml' | 'entityId' | 'entryPoint' | 'certificates'>

/**
 * What metadata says about an identity provider: who it is, where requests in this binding go, and the
 * certificates for its signatures. Throws for anything but the metadata of one SAML 2.0 identity provider.
 */
export async function readMetadata(
  text: string,
  { binding, now, isAllowed }: { binding: string; now: Date; isAllowed: (location: URL) => boolean },
): Promise<ReadSettings> {
  const entity = soleEntity(await parseXml(text, { comments: true }))
  const entityId = entity.getAttribute('entityID') ?? ''
  if (!entityId || entityId.length > 1024) throw new ForbiddenXml('no entityID')
  const validUntil = entity.getAttribute('validUntil')
  if (validUntil && !(Date.parse(validUntil) > now.getTime())) throw new ForbiddenXml('out of date')

  const provider = onlyChildOf(entity, METADATA, 'IDPSSODescriptor')
  const protocols = (provider.getAttribute('protocolSupportEnumeration') ?? '').split(/\s+/)
  if (!protocols.includes(PROTOCOL)) throw new ForbiddenXml('not SAML 2.0')
  const location = childrenOf(provider, METADATA, 'SingleSignOnService')
    .find(service => service.getAttribute('Binding') === BINDINGS + binding)
    ?.getAttribute('Location')
  if (!location || !URL.canParse(location) || !isAllowed(new URL(location)))
    throw new ForbiddenXml(`nothing to ask by ${binding}`)

  const certificates = signingCertificates(provider)
  if (!certificates.length) throw new ForbiddenXml('no certificate')

  // Removes the entity's other roles, and a signature that no longer matches.
  for (const part of elementsIn(entity)) if (part !== provider) entity.removeChild(part)
  const metadataXml = entity.toString()
  if (metadataXml.length > KEPT_LIMIT) throw new ForbiddenXml('too long')
  return { metadataXml, entityId, entryPoint: location, certificates }
}

/** The entity itself, or the only identity provider of a list. */
function soleEntity(root: XmlElement): XmlElement {
  if (root.namespaceURI !== METADATA) throw new ForbiddenXml('no metadata')
  if (root.localName === 'EntityDescriptor') return root
  const providers = childrenOf(root, METADATA, 'EntityDescriptor').filter(
    entity => childrenOf(entity, METADATA, 'IDPSSODescriptor').length > 0,
  )
  const [provider, ...others] = providers
  if (root.localName !== 'EntitiesDescriptor' || !provider || others.length)
    throw new ForbiddenXml('not one identity provider')
  return provider
}

function signingCertificates(provider: XmlElement): string[] {
  return childrenOf(provider, METADATA, 'KeyDescriptor')
    .filter(descriptor => descriptor.getAttribute('use') !== 'encryption')
    .flatMap(descriptor => childrenOf(descriptor, SIGNATURE, 'KeyInfo'))
    .flatMap(info => childrenOf(info, SIGNATURE, 'X509Data'))
    .flatMap(data => childrenOf(data, SIGNATURE, 'X509Certificate'))
    .map(certificate => checkCertificate(textOf(certificate).replace(/\s+/g, '')))
}

function checkCertificate(base64: string): string {
  const { publicKey } = new X509Certificate(Buffer.from(base64, 'base64'))
  const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? 0
  if (publicKey.asymmetricKeyType !== 'rsa' || bits < KEY_BITS) throw new ForbiddenXml('a weak key')
  return base64
}
