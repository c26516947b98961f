import { and, desc, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { stopActing } from '#generated/authorization/operations/stopActing.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { actAs, REASON } from './act-as.ts'

const backend = await sharedBackend()
const { db } = backend

const newStaff = () => backend.person({ roles: [INTERNAL_ROLE] })
const makeKey = (caller: Person) =>
  send(backend, createEmbeddedKey, { caller, body: { label: 'Made by staff', domains: ['example.com'] } })

test('the token is for the person and names the member of staff', async () => {
  const [staff, customer] = [await newStaff(), await backend.person()]
  const { bearer } = await actAs(backend, staff, customer)
  const claims = decodeJwt(bearer.authorization.slice('Bearer '.length))
  expect(claims).toMatchObject({ sub: customer.userId, act: { sub: staff.userId } })
})

describe('the activity log', () => {
  const entriesOf = (userId: string, operation: string) =>
    db
      .select()
      .from(activities)
      .where(and(eq(activities.userId, userId), eq(activities.operation, operation)))
      .orderBy(desc(activities.activityId))

  test('has each act twice: with the person, and with the member of staff', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const acting = await actAs(backend, staff, customer, 'full')
    const { body } = await makeKey(acting)
    const subject = body.key_id
    expect(await entriesOf(customer.userId, createEmbeddedKey.id)).toMatchObject([
      { subject, actorUserId: staff.userId, onBehalfOf: null, accountId: customer.accountId },
    ])
    expect(await entriesOf(staff.userId, createEmbeddedKey.id)).toMatchObject([
      { subject, actorUserId: null, onBehalfOf: customer.userId, accountId: null },
    ])
  })

  test('has the start with its reason, the raise and the end, with both', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    await actAs(backend, staff, customer)
    await send(backend, createToken, {
      caller: staff,
      body: { user_id: customer.userId, access: 'full', reason: 'Asked to pause a key' },
    })
    await send(backend, stopActing, { caller: staff })
    for (const { userId } of [staff, customer]) {
      const begun = await entriesOf(userId, createToken.id)
      expect(begun.map(({ reason }) => reason)).toEqual(['Asked to pause a key', REASON])
      expect(await entriesOf(userId, stopActing.id)).toHaveLength(1)
    }
  })

  test('names no staff when a person acts for themselves', async () => {
    const customer = await backend.person()
    await makeKey(customer)
    expect(await entriesOf(customer.userId, createEmbeddedKey.id)).toMatchObject([
      { actorUserId: null, onBehalfOf: null },
    ])
  })
})

test('the server’s log names the member of staff', async () => {
  const [staff, customer] = [await newStaff(), await backend.person()]
  const acting = await actAs(backend, staff, customer)
  await send(backend, getOwnCredentials, { caller: acting })
  const line = backend.log.findLast(entry => entry.includes('"getOwnCredentials"'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ userId: customer.userId, actorUserId: staff.userId })
})
