import { and, eq, isNull } from 'drizzle-orm'
import { accountsOf, internalRoles } from '#backend/accounts/public.ts'
import { findPerson, type Person, people } from '#backend/identity/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import type { Caller } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { staffChanged } from './mails.ts'
import { actings } from './tables.ts'

type InternalRole = operations['grantInternalRole']['parameters']['path']['role']
type Roles =
  operations['listUserAccounts']['responses'][200]['content']['application/json']['accounts'][number]['roles']

/** Handlers of `openapi/authorization/internal.yaml`. */
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
} satisfies Pick<Handlers<operations>, 'listUserAccounts' | 'grantInternalRole' | 'revokeInternalRole'>

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
  const staff = await db
    .selectDistinct({ userId: people.userId, username: people.username })
    .from(internalRoles)
    .innerJoin(people, eq(people.userId, internalRoles.userId))
  const doer = await findPerson(db, caller.userId)
  const others = staff.filter(({ userId }) => userId !== person.userId)
  const facts = { person: person.username, role: params.role, isGiven, by: doer?.username ?? '' }
  for (const { username } of [person, ...others]) await sendMail(staffChanged.to(username, facts, kernel))
}
