import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { linksTo } from '../mailbox.ts'

export const backend = await sharedBackend()

/** The license and the trial of US verification, and the trial of international verification. */
export const LICENSE = 1102
export const TRIAL = 3101
export const INTERNATIONAL = 3701
export const PASSWORD = 'seven purple paper lanterns'

/** Someone who has signed up for an account, and how they confirm; of a company of their own unless said otherwise. */
export async function signedUp(
  trial: { trial_plan_id?: number } = {},
  username = `trial@${randomUUID()}.example`,
) {
  const typed = { username, password: PASSWORD, open_account: true, ...trial }
  await send(backend, signUp, { caller: null, body: typed })
  const [link] = await linksTo(backend, username)
  const body = { token: link?.token ?? '', password: PASSWORD }
  const confirm = () =>
    send(backend, confirmEmail, { caller: null, params: { id: link?.userId ?? '' }, body })
  return { username, userId: link?.userId ?? '', confirm }
}

/** The plan and the lookups of every subscription of a person's accounts; null for an account without one. */
export async function subscriptionsOf(userId: string) {
  const rows = await backend.db
    .select({ planId: subscriptions.planId, remaining: subscriptions.remaining })
    .from(memberships)
    .leftJoin(tracks, eq(tracks.accountId, memberships.accountId))
    .leftJoin(subscriptions, eq(subscriptions.trackId, tracks.trackId))
    .where(eq(memberships.userId, userId))
    .orderBy(memberships.accountId)
  return rows.map(({ planId, remaining }) => [planId, remaining])
}
