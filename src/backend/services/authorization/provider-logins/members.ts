import { asc, eq, inArray } from 'drizzle-orm'
import { memberships, staffAmong } from '#backend/modules/accounts/public.ts'
import { people, withPasswordAndSecondFactor } from '#backend/modules/people/public.ts'
import {
  accountsIn,
  isExempt,
  joinersAmong,
  type OrganizationRow,
  ssoLogins,
} from '#backend/modules/single-sign-on/public.ts'
import type { SsoMember } from '#generated/authorization/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { openInvitations } from '../invitations/open-invitations.ts'

/** As many as the contract lists. */
const MEMBERS_SHOWN = 500

/**
 * Whether each of today's members could log in with the provider, judged by the rules of `findMember`. A person
 * whose address is of another domain than the one that the provider vouched for is probably unknown to it.
 */
export async function foreseeMembers(
  db: Queries,
  { organizationId }: OrganizationRow,
  { idpId, email }: { idpId: string; email: string },
): Promise<SsoMember[]> {
  const accountIds = (await accountsIn(db, organizationId)).map(({ accountId }) => accountId)
  const found = await db
    .selectDistinct({
      userId: people.userId,
      username: people.username,
      confirmed: people.confirmed,
      disabled: people.disabled,
    })
    .from(people)
    .innerJoin(memberships, eq(memberships.userId, people.userId))
    .where(inArray(memberships.accountId, accountIds))
    .orderBy(asc(people.username))
    .limit(MEMBERS_SHOWN)
  const userIds = found.map(({ userId }) => userId)
  if (!userIds.length) return []

  const linked = new Map(
    (await db.select().from(ssoLogins).where(inArray(ssoLogins.userId, userIds)))
      .filter(login => login.idpId === idpId)
      .map(login => [login.userId, login]),
  )
  const staff = await staffAmong(db, userIds)
  const all = await db.select().from(memberships).where(inArray(memberships.userId, userIds))
  const outside = new Set(
    all.filter(({ accountId }) => !accountIds.includes(accountId)).map(({ userId }) => userId),
  )
  const secured = await withPasswordAndSecondFactor(db, userIds)

  return found.map(person => {
    const { userId, username } = person
    const login = linked.get(userId)
    const obstacle = (): SsoMember['obstacle'] => {
      if (staff.has(userId)) return 'staff'
      if (person.disabled) return 'disabled'
      if (outside.has(userId) && !login?.proven) return 'other-accounts'
      if (login) return null
      if (!person.confirmed) return 'address-unconfirmed'
      return domainOf(email) !== domainOf(username) ? 'other-domain' : null
    }
    const own = all.filter(
      membership => membership.userId === userId && accountIds.includes(membership.accountId),
    )
    const found = obstacle()
    const keepsPassword = secured.has(userId) && isExempt(own)
    const outcome = found === null ? 'enters' : keepsPassword ? 'keeps-password' : 'locked-out'
    return { user_id: userId, username, outcome, obstacle: found }
  })
}

/**
 * The addresses with an open invitation whose people would join at their first login instead. Each invitation holds a
 * seat, so there is room for them.
 */
export async function foreseeInvited(
  db: Queries,
  organization: OrganizationRow,
  { idpId, email, now }: { idpId: string; email: string; now: Date },
): Promise<string[]> {
  const invited = await openInvitations(db, organization.ownerAccountId, now)
  const addresses = invited.filter(address => domainOf(address) === domainOf(email))
  return joinersAmong(db, organization, {
    idpId,
    addresses: addresses.slice(0, MEMBERS_SHOWN),
    now,
  })
}

const domainOf = (address: string) => address.toLowerCase().split('@').at(-1)
