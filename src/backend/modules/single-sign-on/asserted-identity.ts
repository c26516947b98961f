import type { ReceivedValue, SsoNote } from '#generated/authorization/types.ts'

/** The person whom an identity provider vouches for. */
export interface AssertedIdentity {
  /** The provider's id for the person, which never changes. */
  subject: string
  email: string | null
  /** Other names of the person that are addresses. One of a verified domain serves for an address that is missing. */
  userNames: readonly string[]
  /** Whether the provider has verified the address; undefined if it doesn't say. */
  emailVerified: boolean | undefined
  /** For display only. */
  name: string | null
  /** What the provider sent, masked. */
  received: ReceivedValue[]
  /** Names or ids of the person's groups, as far as the provider sends them. */
  groups: readonly string[]
  /** What the owners should know of the login even if it succeeds. */
  notes: readonly SsoNote[]
}

/** What a login through an organization stores, sealed, until it returns. */
export interface SsoSecrets {
  idpId: string
  /** Revision of the provider's settings when the login started. */
  revision: number
  /** The rehearsal that it is, which never logs anyone in. */
  rehearsalId?: string
  oidc?: { nonce: string; verifier: string }
  saml?: { requestId: string; form?: { entryPoint: string; request: string } }
}

/** The key of an organization's provider in the table of started logins. */
export function attemptKey(idpId: string): string {
  return `sso:${idpId}`
}

/** Maximum characters of an address, as in the contract. */
const ADDRESS_LIMIT = 1024

/** The address in a claim or an attribute. Some providers send an empty one for a person without any. */
export function addressIn(claim: unknown): string | null {
  return typeof claim === 'string' && claim.length <= ADDRESS_LIMIT ? claim.trim() || null : null
}

/** The addresses among the names that a person logs in with at the provider. */
export function userNamesIn(claims: readonly unknown[]): string[] {
  const names = claims.map(addressIn).filter(name => name?.includes('@'))
  return [...new Set(names)].filter(name => name !== null && name !== undefined)
}

/** Maximum characters of a group that can be mapped, as in the contract. */
const GROUP_LIMIT = 200

/**
 * The groups among the values of a claim that could be mapped. However many there are: the size of a response is limited,
 * and a list that is cut could lose the one group that gives a role.
 */
export function groupsIn(claim: unknown): string[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim]
  const texts = values.filter(value => typeof value === 'string')
  return texts.filter(text => text.trim() !== '' && text.length <= GROUP_LIMIT)
}

/** Whether the provider left the groups out, so that their absence says nothing about the person. */
export function areGroupsMissing({ notes }: Pick<AssertedIdentity, 'notes'>): boolean {
  return notes.includes('groups-missing')
}

/** Maximum characters of a subject; ids of providers are far shorter. */
export const SUBJECT_LIMIT = 1024

/** The key of a rehearsal: what starts as one can't finish as a login. */
export function rehearsalKey(idpId: string): string {
  return `sso-rehearsal:${idpId}`
}
