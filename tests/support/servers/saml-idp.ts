import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import { selfSignedCertificate } from '#backend/modules/single-sign-on/saml/self-signed.ts'
import { toPem } from './loopback-identity.ts'

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/** A request as a provider reads it. */
export interface SamlRequest {
  id: string
  callback: string
  issuer: string
  xml: string
  relayState: string
}

/** What a response says; whatever is left out is as it should be. */
export interface ResponseInput {
  nameId?: string
  nameIdFormat?: string
  email?: string
  issuer?: string
  audience?: string
  recipient?: string
  destination?: string
  inResponseTo?: string
  assertionId?: string
  /** Around which the assertion is good. */
  now?: Date
  /** Milliseconds after `now` from which, and until which, it is good. */
  notBefore?: number
  notOnOrAfter?: number
  attributes?: string
  sign?: 'assertion' | 'response' | 'nothing'
  signatureAlgorithm?: string
  /** Changes the XML before it is signed. */
  change?: (xml: string) => string
  /** Another key than the one of the metadata. */
  foreignKey?: boolean
}

export interface SamlIdp {
  entityId: string
  metadata(binding?: 'HTTP-Redirect' | 'HTTP-POST', location?: string): string
  /** The response as XML. */
  respond(request: SamlRequest, input?: ResponseInput): string
  certificate: string
}

/** A SAML provider: it holds a key, and says and signs whatever it is asked to. */
export function createSamlIdp(
  entityId = 'https://login.entra.example/northwind',
  /** When its certificate expires; tomorrow if omitted. */
  expiration?: Date,
): SamlIdp {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const day = 24 * 60 * 60_000
  const certificate = selfSignedCertificate({
    ...pair,
    name: 'Identity provider',
    from: new Date(Date.now() - day),
    to: expiration ?? new Date(Date.now() + day),
  })

  return {
    entityId,
    certificate,
    metadata: (binding = 'HTTP-Redirect', location = `${entityId}/saml2`) =>
      `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><IDPSSODescriptor protocolSupportEnumeration="${PROTOCOL}"><KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/></IDPSSODescriptor></EntityDescriptor>`,
    respond(request, input = {}) {
      const { sign = 'assertion' } = input
      const { change = (xml: string) => xml } = input
      const xml = change(responseXml(request, input, entityId))
      if (sign === 'nothing') return xml
      const key = input.foreignKey ? stranger.privateKey : pair.privateKey
      return signXml(xml, sign === 'assertion' ? 'Assertion' : 'Response', {
        key: String(key.export({ type: 'pkcs8', format: 'pem' })),
        certificate,
        ...(input.signatureAlgorithm && { algorithm: input.signatureAlgorithm }),
      })
    },
  }
}

function responseXml(request: SamlRequest, input: ResponseInput, entityId: string): string {
  const now = (input.now ?? new Date()).getTime()
  const at = (offset: number) => new Date(now + offset).toISOString()
  const {
    nameId = 'a7c1e5',
    nameIdFormat = PERSISTENT,
    email = '',
    issuer = entityId,
    audience = request.issuer,
    recipient = request.callback,
    destination = request.callback,
    inResponseTo = request.id,
    assertionId = `_${randomBytes(16).toString('hex')}`,
    notBefore = -5_000,
    notOnOrAfter = 300_000,
    attributes = email && attribute('email', email),
  } = input
  return `<samlp:Response xmlns:samlp="${PROTOCOL}" xmlns:saml="${ASSERTION}" ID="_${randomBytes(16).toString('hex')}" Version="2.0" IssueInstant="${at(0)}" Destination="${destination}" InResponseTo="${inResponseTo}"><saml:Issuer>${issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status><saml:Assertion xmlns:saml="${ASSERTION}" ID="${assertionId}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID Format="${nameIdFormat}">${nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${inResponseTo}" NotOnOrAfter="${at(notOnOrAfter)}" Recipient="${recipient}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(notBefore)}" NotOnOrAfter="${at(notOnOrAfter)}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes && `<saml:AttributeStatement>${attributes}</saml:AttributeStatement>`}</saml:Assertion></samlp:Response>`
}

export function attribute(name: string, value: string): string {
  return `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`
}

function signXml(
  xml: string,
  element: string,
  { key, certificate, algorithm }: { key: string; certificate: string; algorithm?: string },
): string {
  const signature = new SignedXml({
    privateKey: key,
    publicCert: toPem(certificate),
    signatureAlgorithm: algorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  })
  const xpath = `//*[local-name(.)='${element}']`
  signature.addReference({
    xpath,
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
  })
  const issuer = `${xpath}/*[local-name(.)='Issuer']`
  signature.computeSignature(xml, { location: { reference: issuer, action: 'after' } })
  return signature.getSignedXml()
}

/** The request in an address that a browser was sent to, as a provider reads it. */
export function readSamlRequest(address: string): SamlRequest {
  const query = new URL(address).searchParams
  const xml = inflateRawSync(Buffer.from(query.get('SAMLRequest') ?? '', 'base64')).toString()
  return { ...requestOf(xml), relayState: query.get('RelayState') ?? '' }
}

/** The request in the page that posts it. */
export function readSamlForm(page: string): SamlRequest & { action: string } {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
  const text = (escaped: string) =>
    escaped.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  const xml = Buffer.from(text(field('SAMLRequest')), 'base64').toString()
  const action = text(/action="([^"]*)"/.exec(page)?.[1] ?? '')
  return { ...requestOf(xml), relayState: text(field('RelayState')), action }
}

function requestOf(xml: string) {
  const get = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? ''
  return {
    xml,
    id: get(/\sID="([^"]+)"/),
    callback: get(/AssertionConsumerServiceURL="([^"]+)"/),
    issuer: get(/Issuer[^>]*>([^<]+)</),
  }
}
