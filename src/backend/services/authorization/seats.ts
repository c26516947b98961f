import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { seatsOf } from '#backend/services/subscription/public.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { invitations } from './tables.ts'

/** How many seats an account has, and how many of them no member and no open invitation holds (decision R8). */
export interface SeatCount {
  max: number
  left: number
}

/** Lock the account before taking a seat. */
export async function countSeats(db: Queries, accountId: number, now: Date): Promise<SeatCount> {
  const { max_users: max } = await seatsOf(db, accountId, now)
  const open = await db.$count(
    invitations,
    and(eq(invitations.accountId, accountId), isNull(invitations.accepted), gt(invitations.expiration, now)),
  )
  return { max, left: Math.max(0, max - (await countMembers(db, accountId)) - open) }
}

/** Throws 409 if the locked account has no room for another member or open invitation. */
export async function requireSeat(db: Queries, accountId: number, now: Date): Promise<void> {
  const seats = await countSeats(db, accountId, now)
  if (seats.left === 0) throw noSeat(seats.max)
}

/** The same for a person whose invitation holds a seat; the account may have fewer seats by now. */
export async function requireInvitedSeat(db: Queries, accountId: number, now: Date): Promise<void> {
  const { max_users: max } = await seatsOf(db, accountId, now)
  if ((await countMembers(db, accountId)) >= max) throw noSeat(max)
}

async function countMembers(db: Queries, accountId: number): Promise<number> {
  const [counted] = await db
    .select({ members: count() })
    .from(memberships)
    .where(eq(memberships.accountId, accountId))
  return counted?.members ?? 0
}

export function noSeat(limit: number, fields: string[] = []) {
  return problem('max-team-members-reached', { values: { limit }, fields })
}
