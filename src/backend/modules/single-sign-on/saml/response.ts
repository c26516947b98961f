import type { ReceivedValue } from '#generated/authorization/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { isSameAddress } from '#kernel/http/origin.ts'
import type { AssertedIdentity } from '../asserted-identity.ts'
import { ssoCallback } from '../callback.ts'
import type { FailureReason } from '../failure.ts'
import { CLOCK_SKEW } from '../limits.ts'
import type { SamlSettings } from '../providers/settings.ts'
import { firstExpiration } from './certificates.ts'
import { identityOf, receivedOf } from './identity.ts'
import { samlFor } from './login.ts'
import { RejectedResponse } from './rejected-response.ts'
import {
  childrenOf,
  descendantsOf,
  onlyChildOf,
  parseXml,
  textOf,
  type XmlElement,
  type XmlLimits,
} from './xml.ts'

const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** Accepted methods of signature and digest. */
const METHODS = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
])

/**
 * How large a response may be before any of it is canonicalized: a person in a thousand groups, whose values
 * each declare two namespaces and a type. XPath finds the signature in time that grows with the square of the
 * number of elements, and anyone can post a response with an invalid signature.
 */
const LIMITS: XmlLimits = { depth: 20, elements: 1_200, attributes: 4_000 }

/** What a valid response says, and until when its assertion could be replayed. */
export interface AcceptedResponse {
  identity: AssertedIdentity
  assertionId: string
  expiration: Date
}

/**
 * Validates the response to one of our requests: who signed it, what exactly, for whom, to which request, and
 * when. node-saml checks the signature and returns the bytes that were signed; only those are trusted.
 * Rejects invalid responses.
 */
export async function readResponse(
  encoded: string,
  { settings, requestId, kernel }: { settings: SamlSettings; requestId: string; kernel: Kernel },
): Promise<AcceptedResponse> {
  const response = await parseResponse(encoded)
  checkEnvelope(response, settings, kernel)

  const { profile } = await samlFor(settings, { requestId, kernel })
    .validatePostResponseAsync({ SAMLResponse: encoded })
    .catch(error => {
      throw new RejectedResponse(error.message, reasonOf(error, response, settings, kernel))
    })
  const signed = profile?.getAssertionXml?.()
  if (!signed) throw new RejectedResponse('no signed assertion', 'assertion-unsigned')
  const assertion = await parseXml(signed, { limits: LIMITS })
  const now = kernel.clock.now().getTime()
  requireText(onlyChildOf(assertion, ASSERTION, 'Issuer'), settings.entityId, 'issuer')
  if (momentOf(assertion, 'IssueInstant') > now + CLOCK_SKEW)
    throw new RejectedResponse('from the future', 'clock-skew')
  const conditions = onlyChildOf(assertion, ASSERTION, 'Conditions')
  checkWindow(conditions, now)
  checkAudience(conditions, ssoCallback(kernel))
  onlyChildOf(assertion, ASSERTION, 'AuthnStatement')
  const subject = onlyChildOf(assertion, ASSERTION, 'Subject')
  const expiration = confirmationEnd(subject, { requestId, recipient: ssoCallback(kernel), now })
  const assertionId = assertion.getAttribute('ID')
  if (!assertionId) throw new RejectedResponse('no id')
  return { identity: identityOf(assertion, subject, settings), assertionId, expiration }
}

/**
 * Whom a response claims to come from that answers no request, and the certificates in it, none of which is proved.
 * Undefined for anything else.
 */
export async function readUnsolicited(
  encoded: string,
): Promise<{ issuer: string; certificates: string[] } | undefined> {
  const response = await parseResponse(encoded).catch(() => undefined)
  if (response?.localName !== 'Response' || response.namespaceURI !== PROTOCOL) return undefined
  const confirmations = descendantsOf(response, ASSERTION, 'SubjectConfirmationData')
  if ([response, ...confirmations].some(element => element.getAttribute('InResponseTo'))) return undefined
  const issuers = [response, ...childrenOf(response, ASSERTION, 'Assertion')].flatMap(element =>
    childrenOf(element, ASSERTION, 'Issuer'),
  )
  const issuer = issuers[0]?.textContent?.trim()
  if (!issuer) return undefined
  const certificates = descendantsOf(response, SIGNATURE, 'X509Certificate').map(({ textContent }) =>
    (textContent ?? '').replaceAll(/\s/g, ''),
  )
  return { issuer, certificates }
}

async function parseResponse(encoded: string): Promise<XmlElement> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'))
  return parseXml(text, { limits: LIMITS })
}

/** What a response says that was rejected, if it can be read at all. */
export async function readReceived(encoded: string): Promise<ReceivedValue[]> {
  try {
    return receivedOf(await parseResponse(encoded))
  } catch {
    return []
  }
}

/** Checks what surrounds the assertion. It may be unsigned, so it can reject a login but never grant one. */
function checkEnvelope(
  response: XmlElement,
  settings: SamlSettings,
  kernel: Pick<Kernel, 'publicUrl'>,
): void {
  if (response.localName !== 'Response' || response.namespaceURI !== PROTOCOL)
    throw new RejectedResponse('not a response')
  // First: whatever else is wrong with it, nothing of it can be read, and we hold no key to read it with.
  if (descendantsOf(response, ASSERTION, 'EncryptedAssertion').length)
    throw new RejectedResponse('an encrypted assertion', 'assertion-encrypted')
  const destination = response.getAttribute('Destination')
  if (destination && !isSameAddress(destination, ssoCallback(kernel)))
    throw new RejectedResponse('another destination', 'destination-mismatch')
  for (const issuer of childrenOf(response, ASSERTION, 'Issuer'))
    requireText(issuer, settings.entityId, 'issuer of the response')
  const status = onlyChildOf(onlyChildOf(response, PROTOCOL, 'Status'), PROTOCOL, 'StatusCode')
  const code = status.getAttribute('Value')
  if (code !== SUCCESS) throw new RejectedResponse(`the provider says ${code}`, 'declined')
  // At most one assertion, in its proper place, and nothing that could hide another.
  onlyChildOf(response, ASSERTION, 'Assertion')
  if (descendantsOf(response, ASSERTION, 'Assertion').length !== 1)
    throw new RejectedResponse('more than one assertion')
  for (const name of ['SignatureMethod', 'DigestMethod'])
    for (const method of descendantsOf(response, SIGNATURE, name))
      if (!METHODS.has(method.getAttribute('Algorithm') ?? ''))
        throw new RejectedResponse(`${name} ${method.getAttribute('Algorithm')}`, 'algorithm-unsupported')
}

function checkWindow(element: XmlElement, now: number): void {
  if (element.getAttribute('NotBefore') && momentOf(element, 'NotBefore') > now + CLOCK_SKEW)
    throw new RejectedResponse('not good yet', 'clock-skew')
  if (element.getAttribute('NotOnOrAfter') && momentOf(element, 'NotOnOrAfter') <= now - CLOCK_SKEW)
    throw new RejectedResponse('not good any more', 'clock-skew')
}

function checkAudience(conditions: XmlElement, audience: string): void {
  const restrictions = childrenOf(conditions, ASSERTION, 'AudienceRestriction')
  const isOurs = (restriction: XmlElement) =>
    childrenOf(restriction, ASSERTION, 'Audience').some(element => textOf(element) === audience)
  if (!restrictions.length || !restrictions.every(isOurs))
    throw new RejectedResponse('another audience', 'audience-mismatch')
}

/** Until when the subject confirmation meant for us is valid. Throws when there is none. */
function confirmationEnd(
  subject: XmlElement,
  { requestId, recipient, now }: { requestId: string; recipient: string; now: number },
): Date {
  const data = childrenOf(subject, ASSERTION, 'SubjectConfirmation')
    .filter(confirmation => confirmation.getAttribute('Method') === BEARER)
    .flatMap(confirmation => childrenOf(confirmation, ASSERTION, 'SubjectConfirmationData'))
    .find(
      element =>
        isSameAddress(element.getAttribute('Recipient') ?? '', recipient) &&
        element.getAttribute('InResponseTo') === requestId &&
        element.getAttribute('NotOnOrAfter'),
    )
  if (!data)
    throw new RejectedResponse('confirmed for another recipient, or another request', 'destination-mismatch')
  checkWindow(data, now)
  return new Date(momentOf(data, 'NotOnOrAfter') + CLOCK_SKEW)
}

/** What node-saml found wrong. It only says so in words. */
function reasonOf(
  { message }: Error,
  response: XmlElement,
  { certificates }: SamlSettings,
  { clock }: Pick<Kernel, 'clock'>,
): FailureReason {
  if (/audience/i.test(message)) return 'audience-mismatch'
  if (/issuer/i.test(message)) return 'issuer-mismatch'
  if (/InResponseTo/.test(message)) return 'destination-mismatch'
  if (!/signature/i.test(message)) return 'response-invalid'
  // That of the response proves nothing about the assertion.
  const [assertion] = childrenOf(response, ASSERTION, 'Assertion')
  if (assertion && !childrenOf(assertion, SIGNATURE, 'Signature').length) return 'assertion-unsigned'
  return firstExpiration(certificates) <= clock.now() ? 'certificate-expired' : 'signature-invalid'
}

function requireText(element: XmlElement, wanted: string, what: string): void {
  if (textOf(element) !== wanted) throw new RejectedResponse(`another ${what}`, 'issuer-mismatch')
}

function momentOf(element: XmlElement, attribute: string): number {
  const moment = Date.parse(element.getAttribute(attribute) ?? '')
  if (Number.isNaN(moment)) throw new RejectedResponse(`no ${attribute}`)
  return moment
}
