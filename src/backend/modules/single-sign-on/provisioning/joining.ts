import { and, eq } from 'drizzle-orm'
import { replaceMemberRoles } from '#backend/modules/accounts/public.ts'
import type { Person } from '#backend/modules/people/public.ts'
import type { MemberChange } from '#kernel/contract/context.ts'
import { Problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type AssertedIdentity, areGroupsMissing } from '../asserted-identity.ts'
import { FailedSsoLogin } from '../failure.ts'
import { accountsBy, type OrganizationRow, type ProviderRow } from '../organization-store.ts'
import { ssoLogins } from '../tables.ts'
import { addOrganizationMember, personBehind, rejectionOfAddressee } from './people.ts'
import { mappedRoles, roleMappingOf, rolesFor } from './roles.ts'
import { scimUsers } from './tables.ts'

export interface JoinedLogin {
  person: Person | undefined
  /** The roles of someone who joined with this login; null otherwise. */
  joinedWith: string[] | null
}

interface Login {
  organization: OrganizationRow
  provider: Pick<ProviderRow, 'idpId' | 'active'>
  identity: AssertedIdentity
  /** The person whom the login belongs to, or whose address it has. */
  known: Person | undefined
  /** Whether the provider's id for the person is known here. */
  isLinked: boolean
  /** Notes who joins, or has other roles. */
  members: MemberChange[]
  now: Date
}

/**
 * The person of a login, who joins the account without an invitation if the role mapping says so. A member gets the
 * roles of their mapped groups, if the provider names any. Nothing happens at a login with a provider that is not
 * active, which is a test. Returns `known` for someone who can't join; then the login is judged as it would be without.
 * Groups that the provider left out are never taken for none: a member keeps their roles, and no one joins with the
 * default roles in place of those of mapped groups. Throws a `FailedSsoLogin` then, and when the account has no seat
 * left.
 */
export async function joinAtLogin(db: Queries, login: Login): Promise<JoinedLogin> {
  const { organization, provider, identity, known, isLinked, members, now } = login
  const { organizationId, ownerAccountId: accountId } = organization
  const mapping = await roleMappingOf(db, organizationId)
  const unchanged: JoinedLogin = { person: known, joinedWith: null }
  if (!mapping.joinsAtLogin || !provider.active) return unchanged
  if (known && (await accountsBy(db, known.userId, organizationId)).inside) {
    const roles = areGroupsMissing(identity) ? undefined : mappedRoles(mapping, identity.groups)
    const changed = roles ? await replaceMemberRoles(db, { accountId, userIds: [known.userId], roles }) : []
    for (const userId of changed) members.push({ accountId, userId, change: 'changed' })
    return unchanged
  }
  const address = isLinked ? known?.username : identity.email
  if (!address || (!isLinked && identity.emailVerified === false)) return unchanged
  const person = await personBehind(db, organization, { address, firstName: '', lastName: '', now })
  if (typeof person === 'string') return unchanged
  const { userId } = person
  if (!isLinked && (await isKnownByAnotherId(db, provider.idpId, userId))) return unchanged
  if (await isDeactivated(db, organizationId, userId)) return unchanged
  if (mapping.groups.length && areGroupsMissing(identity))
    throw new FailedSsoLogin('groups-missing', 'provider-groups-missing')
  const roles = rolesFor(mapping, identity.groups)
  try {
    await addOrganizationMember(db, organization, person, { roles, members, now })
  } catch (error) {
    if (error instanceof Problem && error.items[0]?.name === NO_SEAT)
      throw new FailedSsoLogin('team-full', error)
    throw error
  }
  return { person, joinedWith: roles }
}

const NO_SEAT = 'max-team-members-reached'

/**
 * Of these addresses, those whose people would join the account at their first login. Says nothing about seats.
 */
export async function joinersAmong(
  db: Queries,
  organization: OrganizationRow,
  { idpId, addresses, now }: { idpId: string; addresses: readonly string[]; now: Date },
): Promise<string[]> {
  const { organizationId } = organization
  if (!(await roleMappingOf(db, organizationId)).joinsAtLogin) return []
  const joiners: string[] = []
  for (const address of addresses) {
    const { known, rejection } = await rejectionOfAddressee(db, organization, { address, now })
    if (rejection) continue
    const isSomeoneElse = known && (await isKnownByAnotherId(db, idpId, known.userId))
    if (isSomeoneElse || (known && (await isDeactivated(db, organizationId, known.userId)))) continue
    joiners.push(address)
  }
  return joiners
}

/** Addresses are reassigned when people leave, so a person who has another id at the provider is someone else. */
async function isKnownByAnotherId(db: Queries, idpId: string, userId: string): Promise<boolean> {
  return (await db.$count(ssoLogins, and(eq(ssoLogins.idpId, idpId), eq(ssoLogins.userId, userId)))) > 0
}

/** Whether the provider has ended the access of the person, by SCIM. */
async function isDeactivated(db: Queries, organizationId: string, userId: string): Promise<boolean> {
  const isUser = and(eq(scimUsers.organizationId, organizationId), eq(scimUsers.userId, userId))
  return (await db.$count(scimUsers, and(isUser, eq(scimUsers.active, false)))) > 0
}
