import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveries, events } from '#backend/services/webhooks/tables.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { pauseOrganizationKeys } from '#generated/security/operations/pauseOrganizationKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { resumeOrganizationKeys } from '#generated/security/operations/resumeOrganizationKeys.ts'
import { startOrganizationKeyRotations } from '#generated/security/operations/startOrganizationKeyRotations.ts'
import type { ChosenEventType, WebhookEvent } from '#generated/webhooks/types.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { renewalClient } from '../billing/renewals/client.ts'
import { transferClient } from '../billing/transfer-client.ts'
import { send } from '../client.ts'
import { apply, ownerOf } from '../configuration/accounts.ts'
import { joined, registered, secretKey } from '../security/organization-keys/organizations.ts'
import { addEndpoint } from './webhooks.ts'

/* Events of keys and orders are the same, whichever way a key or an order is changed. */

const KEYS: ChosenEventType[] = ['key.created', 'key.rotated', 'key.paused', 'key.resumed', 'key.deleted']
const ORDERS: ChosenEventType[] = [
  'order.paid',
  'order.payment_failed',
  'order.canceled',
  'subscription.renewed',
]

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())

const transfers = transferClient(() => backend)
const renewals = renewalClient(() => backend)

const listen = (owner: Person, types: ChosenEventType[]) =>
  addEndpoint(backend, owner, 'http://127.0.0.1:9/hooks', types)

async function sent({ accountId }: { accountId: number | null }): Promise<WebhookEvent[]> {
  const rows = await backend.db
    .select({ payload: events.payload })
    .from(events)
    .innerJoin(deliveries, eq(deliveries.eventId, events.eventId))
    .where(eq(events.accountId, accountId ?? 0))
    .orderBy(asc(deliveries.sequence))
  return rows.map(({ payload }) => JSON.parse(payload))
}
const typesOf = async (of: { accountId: number | null }) => (await sent(of)).map(({ type }) => type)

test('keys that a file of settings makes, pauses, and deletes', async () => {
  const owner = await ownerOf(backend)
  await listen(owner, KEYS)
  const file = (keys: string) => `version: 1\nsecret_keys:${keys}\n`
  await apply(backend, owner, file('\n  - label: Checkout\n  - label: Import\n    active: false'))
  expect((await typesOf(owner)).toSorted()).toEqual(['key.created', 'key.created', 'key.paused'])
  await apply(backend, owner, file(' []'))
  expect((await typesOf(owner)).filter(type => type === 'key.deleted')).toHaveLength(2)
})

test('a key that a program pauses with a token', async () => {
  const owner = await backend.person({ roles: ['account-owner', 'api-key-viewer', 'api-key-editor'] })
  const id = await secretKey(backend, owner)
  await listen(owner, KEYS)
  const token = await send(backend, createAccessToken, {
    caller: owner,
    body: { name: 'Build', roles: ['api-key-editor'], account_ids: [owner.accountId ?? 0], networks: [] },
  })
  expect(token.status, token.text).toBe(201)
  const headers = { authorization: `Bearer ${token.body.secret}` }
  await send(backend, pauseSecretKey, { caller: null, headers, params: { id } })
  expect(await sent(owner)).toMatchObject([
    { type: 'key.paused', data: { operation: 'pauseSecretKey', resource_id: id } },
  ])
})

test('keys that an organization manages, in the account that has them', async () => {
  const { owner, ...organization } = await registered(backend)
  const other = await joined(backend, organization, 'manage')
  const keys = [await secretKey(backend, other)]
  await listen(owner, [...KEYS, 'activity.recorded'])
  await listen(other, KEYS)
  await send(backend, pauseOrganizationKeys, { caller: owner, body: { keys } })
  await send(backend, resumeOrganizationKeys, { caller: owner, body: { keys } })
  await send(backend, startOrganizationKeyRotations, { caller: owner, body: { keys, overlap_hours: 1 } })
  expect(await typesOf(other)).toEqual(['key.paused', 'key.resumed', 'key.rotated'])
  // The key is not of this account, which only has the entries.
  const own = (await typesOf(owner)).filter(type => type !== 'activity.recorded')
  expect(own).toEqual([])
})

test('an order that staff record as paid by transfer, and one that is canceled', async () => {
  const paid = await transfers.buyer()
  await listen(paid.caller, ORDERS)
  expect((await transfers.record(paid)).status).toBe(200)
  expect(await sent(paid)).toMatchObject([{ type: 'order.paid', data: { order_id: paid.orderId } }])
  const canceled = await transfers.buyer()
  await listen(canceled.caller, ORDERS)
  await transfers.cancel(canceled)
  expect(await sent(canceled)).toMatchObject([
    { type: 'order.canceled', data: { order_id: canceled.orderId } },
  ])
})

test('an order of the renewal job: paid with what it renews, or declined', async () => {
  const renewing = await renewals.subscriber()
  const declined = await renewals.subscriber({ card: 'isDeclined' })
  for (const { person } of [renewing, declined]) await listen(person, ORDERS)
  await renewals.runAt(renewing.end)
  expect((await typesOf(renewing)).toSorted()).toEqual(['order.paid', 'subscription.renewed'])
  expect(await typesOf(declined)).toContain('order.payment_failed')
  expect(await typesOf(declined)).not.toContain('subscription.renewed')
})
