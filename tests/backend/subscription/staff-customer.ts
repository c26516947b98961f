import { eq } from 'drizzle-orm'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Backend } from '../../support/backend.ts'
import { basic, makeKey, PLANS } from '../../support/gateway.ts'

/** A customer with a key and one subscription, and how staff and programs reach them. */
export async function customerOfStaff(backend: Backend) {
  const owner = await backend.person()
  const accountId = owner.accountId ?? 0
  const key = await makeKey(backend, { accountId, plans: [PLANS.usCore] })
  const [track] = await backend.db.select().from(tracks).where(eq(tracks.accountId, accountId))
  const ofTrack = eq(subscriptions.trackId, track?.trackId ?? 0)
  const read = async () => {
    const [row] = await backend.db.select().from(subscriptions).where(ofTrack)
    if (!row) throw new Error('the customer has a subscription')
    return row
  }
  const { subscriptionId } = await read()
  const give = (to: Partial<typeof subscriptions.$inferInsert>) =>
    backend.db.update(subscriptions).set(to).where(ofTrack)
  /** Looks up one address. Returns the status, with the name of a rejection. */
  const look = async () => {
    const { statusCode, json } = await backend.inject({
      method: 'GET',
      url: encodeURI('/api/gateway/us-street?street=214 N Juniper St&zipcode=84116'),
      headers: basic(key),
    })
    return statusCode === 200 ? '200' : `${statusCode} ${json()[0].name}`
  }
  const staff = await backend.person({ roles: [INTERNAL_ROLE] })
  return {
    owner,
    look,
    read,
    give,
    term: { caller: staff, params: { id: subscriptionId } },
    track: { caller: staff, params: { id: track?.trackId ?? 0 } },
  }
}
