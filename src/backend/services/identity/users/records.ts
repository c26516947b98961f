import { inArray } from 'drizzle-orm'
import { internalRoles } from '#backend/modules/accounts/public.ts'
import type { Person } from '#backend/modules/people/public.ts'
import type { UserRecord } from '#generated/identity/types.ts'
import type { Queries } from '#kernel/storage/database.ts'

type InternalRole = UserRecord['roles'][number]

/** People as staff see them, in the given order, each with their staff roles. */
export async function toRecords(db: Queries, list: readonly Person[]): Promise<UserRecord[]> {
  const ids = list.map(({ userId }) => userId)
  const held = await db.select().from(internalRoles).where(inArray(internalRoles.userId, ids))
  const byPerson = Map.groupBy(held, ({ userId }) => userId)
  return list.map(person => {
    const roles = byPerson.get(person.userId) ?? []
    return toRecord(person, roles.map(({ role }) => role as InternalRole).toSorted())
  })
}

function toRecord(person: Person, roles: InternalRole[]): UserRecord {
  const { company, phone, position, website } = person
  return {
    user_id: person.userId,
    email_address: person.username,
    first_name: person.firstName,
    last_name: person.lastName,
    profile: { company, phone, position, website },
    confirmed: person.confirmed !== null,
    user_disabled: person.disabled !== null,
    roles,
  }
}
