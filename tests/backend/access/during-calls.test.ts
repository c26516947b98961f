import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { provisioningTokens } from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { sessionOf } from '#kernel/access/access.ts'
import { type AnyHandler, OWN_TRANSACTION } from '#kernel/contract/handler-types.ts'
import type { Service } from '#kernel/contract/service.ts'
import { activities, sessions } from '#kernel/storage/tables.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { callOf, loadCases } from '../../contract/cases.ts'
import { type BackendWorld, createBackendWorld } from '../../support/contract/backend-world.ts'
import { type ContractOperation, operations } from '../../support/contract/contract.ts'
import { isUnbuilt } from '../../support/contract/unbuilt.ts'
import { toRequest } from '../../support/contract/world.ts'

/**
 * Access can end while a call is on its way: the person logs out, is removed, or someone else proves to own the address.
 * Here it ends right before the handler of each operation that changes something, which then must change nothing.
 */
const LIMIT = scaledTimeout(30_000)
const changes = operations.filter(
  operation =>
    operation.handle.method !== 'GET' &&
    ['bearer', 'session', 'provisioning'].includes(operation.handle.auth) &&
    !isUnbuilt(operation),
)
await loadCases([...new Set(changes.map(({ handle }) => handle.service))])

type End = 'session' | 'membership'
let ending: { id: string; end: End } | undefined
let world: BackendWorld

/** The service with handlers before which the access of their caller ends. */
function endingAccess(service: Service): Service {
  const wrap = (id: string, handler: AnyHandler): AnyHandler =>
    Object.assign(async (context: Parameters<AnyHandler>[0]) => {
      if (ending?.id === id) await endAccess(context, ending.end, OWN_TRANSACTION in handler)
      return handler(context)
    }, handler)
  const handlers = Object.entries(service.handlers).map(([id, handler]) => [id, wrap(id, handler)])
  return { ...service, handlers: Object.fromEntries(handlers) }
}

async function endAccess(
  context: Parameters<AnyHandler>[0],
  end: End,
  hasOwnTransactions: boolean,
): Promise<void> {
  // The embedded database has one connection, which the transaction of the call holds.
  const db = hasOwnTransactions ? context.kernel.queries : context.db
  const operation = changes.find(({ id }) => id === ending?.id)
  if (operation?.handle.auth === 'provisioning') {
    await db.delete(provisioningTokens).where(eq(provisioningTokens.tokenId, context.client.clientId))
    return
  }
  const { userId } = context.caller
  const sessionId = sessionOf(context.caller)
  if (end === 'session')
    await db.update(sessions).set({ revoked: context.now }).where(eq(sessions.sessionId, sessionId))
  else await db.delete(memberships).where(eq(memberships.userId, userId))
}

beforeAll(async () => {
  world = await createBackendWorld({}, undefined, endingAccess)
}, LIMIT)
afterAll(() => world.backend.close())

async function statusOnceEnded(operation: ContractOperation, end: End): Promise<number> {
  const call = await callOf(operation)(world)
  const { db } = world.backend
  const before = await db.$count(activities)
  ending = { id: operation.id, end }
  const { status } = await world.send(toRequest(operation.handle, call)).finally(() => (ending = undefined))
  expect(await db.$count(activities), 'activities').toBe(before)
  return status
}

describe('a session that ends during a call', () => {
  test.each(changes)('changes nothing: $id', { timeout: LIMIT }, async operation => {
    expect(await statusOnceEnded(operation, 'session')).toBe(401)
  })
})

describe('a membership that ends during a call', () => {
  const withRoles = changes.filter(({ handle }) =>
    handle.roles.every(set => set.some(role => role !== 'self' && role !== 'internal-admin')),
  )
  test.each(withRoles.filter(({ handle }) => handle.roles.length))(
    'changes nothing: $id',
    { timeout: LIMIT },
    async operation => {
      // Some handlers read the members themselves, and reject what they find first.
      expect(await statusOnceEnded(operation, 'membership')).toBeOneOf([403, 404, 409])
    },
  )
})
