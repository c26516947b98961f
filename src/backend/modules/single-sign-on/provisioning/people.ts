import { accountsOf, addMember, holdsInternalRole, removeMember } from '#backend/modules/accounts/public.ts'
import {
  createConfirmed,
  findByUsername,
  findPerson,
  isBeingDeleted,
  normalizeUsername,
  type Person,
  rejectionOfAddress,
  withoutLoginMethod,
  withPasswordAndSecondFactor,
} from '#backend/modules/people/public.ts'
import { endSessionsOf } from '#kernel/access/sessions.ts'
import type { Context, MemberChange } from '#kernel/contract/context.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { ownsDomainOf } from '../login-domains.ts'
import { passwordNeeded } from '../mails.ts'
import { accountsBy, type OrganizationRow } from '../organization-store.ts'
import { ssoOrganizationOf } from '../required.ts'

/** Why an organization can't vouch for a person. */
export type Unvouched = 'foreign-domain' | 'person-elsewhere'

/**
 * The person with an address that the provider of an organization vouches for. Someone without a login gets one. An
 * organization vouches only for its own people: for members of its account, and for addresses in a domain that it has
 * proved to own, but never for our staff, and never for a person with accounts outside of it who is not on its own
 * account already. Otherwise, the operator of a provider could get hold of any other account, or of an address before
 * its owner comes. An invitation that its recipient has not accepted proves nothing: anyone can be invited.
 */
export async function personBehind(
  db: Queries,
  organization: OrganizationRow,
  { address, firstName, lastName, now }: { address: string; firstName: string; lastName: string; now: Date },
): Promise<Person | Unvouched> {
  const { username, known, rejection } = await rejectionOfAddressee(db, organization, { address, now })
  if (rejection) return rejection
  // A person who signed up with the address and never confirmed it has not proved that it is theirs.
  return known?.confirmed ? known : createConfirmed(db, username, { firstName, lastName }, now)
}

/** Why an organization can't vouch for the person with an address, if it can't, and who has it today. */
export async function rejectionOfAddressee(
  db: Queries,
  organization: OrganizationRow,
  { address, now }: { address: string; now: Date },
): Promise<{ username: string; known: Person | undefined; rejection: Unvouched | undefined }> {
  const username = normalizeUsername(address)
  const known = await findByUsername(db, username)
  const findRejection = async () => {
    if (known?.confirmed) return rejectionOf(db, organization, known, now)
    if (!(await vouchesFor(db, organization, { username, now }))) return 'foreign-domain'
    return known?.disabled ? 'person-elsewhere' : undefined
  }
  return { username, known, rejection: await findRejection() }
}

async function rejectionOf(
  db: Queries,
  organization: OrganizationRow,
  { userId, username, disabled }: Person,
  now: Date,
): Promise<Unvouched | undefined> {
  const { ids, outside } = await accountsBy(db, userId, organization.organizationId)
  if (disabled || (await isBeingDeleted(db, userId)) || (await holdsInternalRole(db, userId)))
    return 'person-elsewhere'
  if (ids.includes(organization.ownerAccountId)) return undefined
  if (outside) return 'person-elsewhere'
  return (await vouchesFor(db, organization, { username, now })) ? undefined : 'foreign-domain'
}

/**
 * Why the provider can't give a person whom it provisions another address, if it can't: one that is not theirs already
 * has to be in a domain of the organization, as for someone new.
 */
export async function findAddressRejection(
  db: Queries,
  organization: OrganizationRow,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<'foreign-domain' | undefined> {
  const username = normalizeUsername(address)
  if ((await findPerson(db, userId))?.username === username) return undefined
  return (await vouchesFor(db, organization, { username, now })) ? undefined : 'foreign-domain'
}

/** Whether the organization can vouch for an address because of its domain. */
async function vouchesFor(
  db: Queries,
  organization: OrganizationRow,
  { username, now }: { username: string; now: Date },
): Promise<boolean> {
  return !rejectionOfAddress(username) && (await ownsDomainOf(db, organization, { address: username, now }))
}

/** Makes a person a member of the organization's account, and notes those who were none. Throws 409 without a seat. */
export async function addOrganizationMember(
  db: Queries,
  { ownerAccountId }: OrganizationRow,
  { userId, username }: Pick<Person, 'userId' | 'username'>,
  { roles, members, now }: { roles: string[]; members: MemberChange[]; now: Date },
): Promise<void> {
  const accountId = ownerAccountId
  if (await addMember(db, { accountId, userId, emailAddress: username, roles, now }))
    members.push({ accountId, userId, change: 'joined' })
}

/**
 * Ends a person's access to the organization's account: no token works in it any more, and someone who has no other
 * account is logged out. Someone who has one and no login gets an email that says how to choose a password. Throws 409
 * for the last owner, and for an owner who can log in without the provider, because they are there for the day when it
 * fails.
 */
export async function removeOrganizationMember(
  { db, kernel, now }: Pick<Context, 'db' | 'kernel' | 'now'>,
  { ownerAccountId: accountId, name: organization }: OrganizationRow,
  userId: string,
  members: MemberChange[],
): Promise<void> {
  const isKept = async (id: string) => (await withPasswordAndSecondFactor(db, [id])).has(id)
  if (await removeMember(db, { accountId, userId, isKept }))
    members.push({ accountId, userId, change: 'removed' })
  const others = await accountsOf(db, userId)
  if (!others.length) {
    await endSessionsOf(db, userId, now)
    return
  }
  // Whom SCIM brought in has no password. On the other accounts, they would be locked out without knowing why.
  const isStranded = (await withoutLoginMethod(db, [userId])).has(userId)
  const person = isStranded ? await findPerson(db, userId) : undefined
  if (person && (await ssoOrganizationOf(db, person)) === undefined)
    await queueMail(db, passwordNeeded.to(person.username, { organization }, kernel), now)
}
