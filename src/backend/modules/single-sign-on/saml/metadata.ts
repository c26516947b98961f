import type { SamlBinding } from '#generated/authorization/types.ts'
import type { SamlSettings } from '../providers/settings.ts'
import { checkCertificate } from './certificates.ts'
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

/** Maximum characters of an address that requests go to, as in the contract. */
const LOCATION_LIMIT = 2000

type ReadSettings = Pick<SamlSettings, 'metadataXml' | 'entityId' | 'entryPoint' | 'certificates'>

/** What metadata contain about an identity provider. */
export interface MetadataContent {
  /** The part of the metadata that is stored. */
  metadataXml: string
  entityId: string
  /** Where requests go, for each binding that we support. */
  endpoints: { binding: SamlBinding; location: string }[]
  /** Base64 of DER. */
  certificates: string[]
  /** Whether the provider only accepts signed requests. */
  wantsSignedRequests: boolean
  nameIdFormats: string[]
}

interface Conditions {
  now: Date
  /** Whether a browser may be sent to an address. */
  isAllowed: (location: URL) => boolean
}

/**
 * What metadata say about an identity provider: who it is, where requests go, and the certificates for its
 * signatures. Throws for anything but the metadata of one SAML 2.0 identity provider.
 */
export async function readContent(text: string, { now, isAllowed }: Conditions): Promise<MetadataContent> {
  const entity = soleEntity(await parseXml(text, { comments: true }))
  const entityId = entity.getAttribute('entityID') ?? ''
  if (!entityId || entityId.length > 1024) throw new ForbiddenXml('no entityID')
  const validUntil = entity.getAttribute('validUntil')
  if (validUntil && !(Date.parse(validUntil) > now.getTime())) throw new ForbiddenXml('out of date')

  const provider = onlyChildOf(entity, METADATA, 'IDPSSODescriptor')
  const protocols = (provider.getAttribute('protocolSupportEnumeration') ?? '').split(/\s+/)
  if (!protocols.includes(PROTOCOL)) throw new ForbiddenXml('not SAML 2.0')
  const certificates = signingCertificates(provider)
  if (!certificates.length) throw new ForbiddenXml('no certificate')
  const endpoints = (['HTTP-Redirect', 'HTTP-POST'] as const).flatMap(binding => {
    const location = locationOf(provider, binding)
    return isUsable(location, isAllowed) ? [{ binding, location }] : []
  })
  if (!endpoints.length) throw new ForbiddenXml('nothing to ask')

  // Removes the entity's other roles, and a signature that no longer matches.
  for (const part of elementsIn(entity)) if (part !== provider) entity.removeChild(part)
  const metadataXml = entity.toString()
  if (metadataXml.length > KEPT_LIMIT) throw new ForbiddenXml('too long')
  return {
    metadataXml,
    entityId,
    endpoints,
    certificates,
    wantsSignedRequests: ['true', '1'].includes(provider.getAttribute('WantAuthnRequestsSigned') ?? ''),
    nameIdFormats: childrenOf(provider, METADATA, 'NameIDFormat').map(textOf),
  }
}

/** The settings in metadata, for requests in this binding. Throws like `readContent`. */
export async function readMetadata(
  text: string,
  { binding, ...conditions }: Conditions & { binding: SamlBinding },
): Promise<ReadSettings> {
  const { metadataXml, entityId, endpoints, certificates } = await readContent(text, conditions)
  const endpoint = endpoints.find(each => each.binding === binding)
  if (!endpoint) throw new ForbiddenXml(`nothing to ask by ${binding}`)
  return { metadataXml, entityId, entryPoint: endpoint.location, certificates }
}

function locationOf(provider: XmlElement, binding: SamlBinding): string | null | undefined {
  return childrenOf(provider, METADATA, 'SingleSignOnService')
    .find(service => service.getAttribute('Binding') === BINDINGS + binding)
    ?.getAttribute('Location')
}

function isUsable(
  location: string | null | undefined,
  isAllowed: Conditions['isAllowed'],
): location is string {
  return Boolean(
    location && location.length <= LOCATION_LIMIT && URL.canParse(location) && isAllowed(new URL(location)),
  )
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
