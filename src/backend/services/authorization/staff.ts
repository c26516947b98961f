import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { accounts, accountsOf, internalRoles } from '#backend/modules/accounts/public.ts'
import { findByUsername, findPerson, type Person, people } from '#backend/modules/people/public.ts'
import { roleNames } from '#domain/authorization/role-names.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { operations, QueryDefaults } from '#generated/authorization/types.ts'
import type { Caller } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Site } from '#kernel/mail/define-mail.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities } from '#kernel/storage/tables.ts'
import { hasWords, MOST_FOUND, wordsOf } from '#kernel/storage/words.ts'
import { staffChanged } from './mails.ts'
import { actings } from './tables.ts'

const LARGEST_ID = 2_147_483_647

type InternalRole = operations['grantInternalRole']['parameters']['path']['role']
type Roles =
  operations['listUserAccounts']['responses'][200]['content']['application/json']['accounts'][number]['roles']

/** Handlers of `openapi/authorization/staff.yaml`. */
export const internalHandlers = {
  async listUserAccounts({ db, params }) {
    await personOrNotFound(db, params.id)
    const rows = await accountsOf(db, params.id)
    return {
      status: 200,
      body: {
        accounts: rows.map(({ accountId, label, roles }) => ({
          account_id: accountId,
          account_label: label,
          roles: roles as Roles,
        })),
      },
    }
  },

  async searchAccounts({ db, query }) {
    const { search, page, page_size } = query
    const number = /^[1-9]\d{0,9}$/.test(search) ? Number(search) : 0
    const isNumber = number > 0 && number <= LARGEST_ID ? eq(accounts.accountId, number) : undefined
    const where = or(hasWords(wordsOf(accounts.label), search), isNumber)
    const found = db.select().from(accounts).where(where).limit(MOST_FOUND).as('found')
    const rows = await db
      .select()
      .from(found)
      .orderBy(desc(found.accountId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    return {
      status: 200,
      body: {
        accounts: rows.map(({ accountId, label, created }) => ({
          account_id: accountId,
          account_label: label,
          created: created.toISOString(),
        })),
        total: await db.$count(found),
        page,
        page_size,
      },
    }
  },

  async grantInternalRole(context) {
    const { db, params, caller, now } = context
    const person = await personOrNotFound(db, params.id)
    requireAnother(person, caller)
    const added = await db
      .insert(internalRoles)
      .values({ userId: person.userId, role: params.role, created: now })
      .onConflictDoNothing()
      .returning()
    if (added.length) await tell(context, person, true)
    else context.nothingChanged()
    return { status: 200, body: { user_id: person.userId, roles: await rolesOf(db, person.userId) } }
  },

  async revokeInternalRole(context) {
    const { db, params, caller, now } = context
    const person = await personOrNotFound(db, params.id)
    requireAnother(person, caller)
    // Locked in one order, so that two members of staff who end each other's role take turns.
    await db
      .select()
      .from(internalRoles)
      .where(eq(internalRoles.role, params.role))
      .orderBy(asc(internalRoles.userId))
      .for('update')
    const removed = await db
      .delete(internalRoles)
      .where(and(eq(internalRoles.userId, person.userId), eq(internalRoles.role, params.role)))
      .returning()
    await db
      .update(actings)
      .set({ ended: now })
      .where(and(eq(actings.staffUserId, person.userId), isNull(actings.ended)))
    if (removed.length) await tell(context, person, false)
    else context.nothingChanged()
    return { status: 200, body: { user_id: person.userId, roles: await rolesOf(db, person.userId) } }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'listUserAccounts' | 'searchAccounts' | 'grantInternalRole' | 'revokeInternalRole'
>

async function personOrNotFound(db: Queries, userId: string): Promise<Person> {
  const person = await findPerson(db, userId)
  if (!person) throw problem('not-found')
  return person
}

/** No one decides about their own role. */
function requireAnother(person: Person, caller: Caller): void {
  if (person.userId === caller.userId) throw problem('own-internal-role')
}

async function rolesOf(db: Queries, userId: string): Promise<InternalRole[]> {
  const rows = await db.select().from(internalRoles).where(eq(internalRoles.userId, userId))
  return rows.map(({ role }) => role as InternalRole)
}

/** Records the change, and notifies the person and all staff: no one joins staff unnoticed. */
async function tell(
  { db, params, caller, kernel, recordActivity, sendMail }: Context<{ id: string; role: InternalRole }>,
  person: Person,
  isGiven: boolean,
): Promise<void> {
  await recordActivity(person.userId, { userId: person.userId, actorUserId: caller.userId })
  const doer = await findPerson(db, caller.userId)
  const facts = { person: person.username, role: params.role, isGiven, by: doer?.username ?? '' }
  for (const address of await addressesToNotify(db, person))
    await sendMail(staffChanged.to(address, facts, kernel))
}

/** The addresses of a person and of all staff. */
async function addressesToNotify(db: Queries, person: Person): Promise<string[]> {
  const staff = await db
    .selectDistinct({ username: people.username })
    .from(internalRoles)
    .innerJoin(people, eq(people.userId, internalRoles.userId))
  return [...new Set([person.username, ...staff.map(({ username }) => username)])]
}

/** What the command for the first member of staff cannot do, in words for an operator. */
export class StaffRejection extends Error {}

/**
 * Makes a person a member of staff without another one, for the command of an operator. Says whether anything has
 * changed. It is recorded, and the person and all staff get an email, as when staff do it.
 */
export async function addStaff(
  db: Queries,
  { username, now, site }: { username: string; now: Date; site: Site },
): Promise<boolean> {
  const person = await findByUsername(db, username)
  if (!person) throw new StaffRejection(`No one has signed up as ${username}.`)
  if (!person.confirmed) throw new StaffRejection(`${username} has not confirmed the email address yet.`)
  const added = await db
    .insert(internalRoles)
    .values({ userId: person.userId, role: INTERNAL_ROLE, created: now })
    .onConflictDoNothing()
    .returning()
  if (!added.length) return false
  await db.insert(activities).values({
    userId: person.userId,
    byStaff: true,
    operation: 'grantInternalRole',
    kind: 'staff',
    summary: `Granted the staff role ${roleNames[INTERNAL_ROLE]}`,
    subject: person.userId,
    reason: 'npm run staff',
    requestId: '',
    address: '',
    userAgent: 'npm run staff',
    created: now,
  })
  const facts = {
    person: person.username,
    role: INTERNAL_ROLE as InternalRole,
    isGiven: true,
    by: 'An operator of the server',
  }
  for (const address of await addressesToNotify(db, person))
    await queueMail(db, staffChanged.to(address, facts, site), now)
  return true
}
