import type { ReceivedValue } from '#generated/authorization/types.ts'
import {
  type AssertedIdentity,
  addressIn,
  groupsIn,
  SUBJECT_LIMIT,
  userNamesIn,
} from '../asserted-identity.ts'
import type { SamlSettings } from '../providers/settings.ts'
import { toReceived } from '../received.ts'
import { RejectedResponse } from './rejected-response.ts'
import { childrenOf, descendantsOf, onlyChildOf, textOf, type XmlElement } from './xml.ts'

const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'

/** Attributes that hold the email address, as common providers name them. */
const EMAIL_NAMES = [
  'email',
  'mail',
  'emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
/** Attributes that hold what a person logs in with at the provider, which mostly looks like an address. */
const USER_NAMES = [
  'upn',
  'userprincipalname',
  'preferred_username',
  'username',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/upn',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.6',
]
/** Attributes that hold the name, for display. */
const NAME_NAMES = [
  'displayname',
  'name',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'urn:oid:2.16.840.1.113730.3.1.241',
]
/** Attributes that hold groups, as common providers name them; the first URI is that of Entra ID. */
const GROUP_NAMES = new Set([
  'groups',
  'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
  'http://schemas.xmlsoap.org/claims/group',
])
/** The attribute in which Entra ID has an address instead of the groups of a person who is in more than 150. */
const GROUPS_ELSEWHERE = 'http://schemas.microsoft.com/claims/groups.link'

/** The person of an assertion. Throws for one that doesn't say who it is, or only encrypted. */
export function identityOf(
  assertion: XmlElement,
  subject: XmlElement,
  settings: SamlSettings,
): AssertedIdentity {
  if (childrenOf(subject, ASSERTION, 'EncryptedID').length)
    throw new RejectedResponse('an encrypted NameID', 'assertion-encrypted')
  if (!childrenOf(subject, ASSERTION, 'NameID').length)
    throw new RejectedResponse('no NameID', 'subject-missing')
  const nameId = onlyChildOf(subject, ASSERTION, 'NameID')
  const name = textOf(nameId)
  const attributes = attributesOf(assertion)
  const isTransient = settings.nameIdFormat === TRANSIENT
  // With a transient id, every login would look like a different person.
  if (!isTransient && nameId.getAttribute('Format') === TRANSIENT)
    throw new RejectedResponse('a transient name', 'subject-missing')
  const known = isTransient ? attributes.get(settings.transientAttribute ?? '') : name
  if (!known || known.length > SUBJECT_LIMIT) throw new RejectedResponse('no name', 'subject-missing')
  const isPartlyEncrypted = descendantsOf(assertion, ASSERTION, 'EncryptedAttribute').length > 0
  const address = EMAIL_NAMES.map(attribute => attributes.get(attribute)).find(value => value?.includes('@'))
  const email = addressIn(address ?? (name.includes('@') ? name : null))
  if (email === null && isPartlyEncrypted)
    throw new RejectedResponse('an encrypted address', 'assertion-encrypted')
  const isWithoutGroups = isPartlyEncrypted || attributes.has(GROUPS_ELSEWHERE)
  return {
    subject: known,
    email,
    userNames: userNamesIn(USER_NAMES.map(attribute => attributes.get(attribute))),
    emailVerified: undefined,
    name:
      NAME_NAMES.map(attribute => attributes.get(attribute))
        .find(Boolean)
        ?.slice(0, 500) ?? null,
    received: receivedOf(assertion),
    groups: groupsIn(groupValuesOf(assertion)),
    notes: isWithoutGroups ? ['groups-missing'] : [],
  }
}

/** What an assertion says, as far as it can be read; the response need not be valid. Never its signature. */
export function receivedOf(root: XmlElement): ReceivedValue[] {
  const values: [string, unknown][] = []
  const each = (name: string, use: (element: XmlElement) => void) => {
    for (const element of descendantsOf(root, ASSERTION, name)) use(element)
  }
  const [assertion] = root.localName === 'Assertion' ? [root] : descendantsOf(root, ASSERTION, 'Assertion')
  // A provider that declines sends no assertion, and says why in its status.
  for (const issuer of childrenOf(assertion ?? root, ASSERTION, 'Issuer'))
    values.push(['Issuer', textOf(issuer)])
  if (!assertion) {
    for (const code of descendantsOf(root, PROTOCOL, 'StatusCode'))
      values.push(['Status', code.getAttribute('Value')])
    for (const message of descendantsOf(root, PROTOCOL, 'StatusMessage'))
      values.push(['StatusMessage', textOf(message)])
  }
  each('NameID', element => values.push(['NameID', textOf(element)]))
  each('Audience', element => values.push(['Audience', textOf(element)]))
  each('SubjectConfirmationData', element => values.push(['Recipient', element.getAttribute('Recipient')]))
  each('Conditions', element =>
    values.push(
      ['NotBefore', element.getAttribute('NotBefore')],
      ['NotOnOrAfter', element.getAttribute('NotOnOrAfter')],
    ),
  )
  each('Attribute', element => {
    const texts = childrenOf(element, ASSERTION, 'AttributeValue').map(textOf)
    values.push([element.getAttribute('Name') ?? '', texts.length === 1 ? texts[0] : texts])
  })
  return toReceived(values.map(([name, value]) => [name, value ?? undefined]))
}

/** The values of the attributes that hold groups. */
function groupValuesOf(assertion: XmlElement): string[] {
  return childrenOf(assertion, ASSERTION, 'AttributeStatement')
    .flatMap(statement => childrenOf(statement, ASSERTION, 'Attribute'))
    .filter(attribute => GROUP_NAMES.has((attribute.getAttribute('Name') ?? '').toLowerCase()))
    .flatMap(attribute => childrenOf(attribute, ASSERTION, 'AttributeValue').map(textOf))
}

/** Attributes by name, as written and in lower case; the first value counts. */
function attributesOf(assertion: XmlElement): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of childrenOf(assertion, ASSERTION, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, ASSERTION, 'Attribute')) {
      const name = attribute.getAttribute('Name') ?? ''
      const [value] = childrenOf(attribute, ASSERTION, 'AttributeValue')
      if (!value) continue
      for (const key of [name, name.toLowerCase()]) if (!found.has(key)) found.set(key, textOf(value))
    }
  return found
}
