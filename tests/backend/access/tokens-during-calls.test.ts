import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { seedTokens } from '#backend/services/authorization/api-tokens/seed-tokens.ts'
import { apiTokens } from '#backend/services/authorization/tables.ts'
import { takesApiToken } from '#domain/contract/operation.ts'
import type { Caller } from '#kernel/access/access.ts'
import { type AnyHandler, OWN_TRANSACTION } from '#kernel/contract/handler-types.ts'
import type { Service } from '#kernel/contract/service.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { activities } from '#kernel/storage/tables.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { callOf, loadCases } from '../../contract/cases.ts'
import { type BackendWorld, createBackendWorld } from '../../support/contract/backend-world.ts'
import { type ContractOperation, operations } from '../../support/contract/contract.ts'
import { isUnbuilt } from '../../support/contract/unbuilt.ts'
import { toRequest } from '../../support/contract/world.ts'

/**
 * A token can end while a call with it is on its way: it is revoked, or its maker leaves or loses a role. Here that
 * happens right before the handler of each operation that changes something, which then must change nothing.
 */
const LIMIT = scaledTimeout(30_000)
const changes = operations.filter(
  operation =>
    operation.handle.method !== 'GET' && takesApiToken(operation.object.security) && !isUnbuilt(operation),
)
await loadCases([...new Set(changes.map(({ handle }) => handle.service))])

const ENDS = {
  'the token is revoked': (db: Queries, { token }: Caller, now: Date) =>
    db
      .update(apiTokens)
      .set({ revoked: now })
      .where(eq(apiTokens.tokenId, token?.tokenId ?? '')),
  'its maker is removed': (db: Queries, { userId }: Caller) =>
    db.delete(memberships).where(eq(memberships.userId, userId)),
  'its maker loses the roles': (db: Queries, { userId }: Caller) =>
    db.update(memberships).set({ roles: [] }).where(eq(memberships.userId, userId)),
}
type End = keyof typeof ENDS

let ending: { id: string; end: End } | undefined
let world: BackendWorld

/** The service with handlers before which the token of their caller ends. */
function endingTokens(service: Service): Service {
  const wrap = (id: string, handler: AnyHandler): AnyHandler =>
    Object.assign(async (context: Parameters<AnyHandler>[0]) => {
      // The embedded database has one connection, which the transaction of the call holds.
      const db = OWN_TRANSACTION in handler ? context.kernel.queries : context.db
      if (ending?.id === id) await ENDS[ending.end](db, context.caller, context.now)
      return handler(context)
    }, handler)
  const handlers = Object.entries(service.handlers).map(([id, handler]) => [id, wrap(id, handler)])
  return { ...service, handlers: Object.fromEntries(handlers) }
}

beforeAll(async () => {
  world = await createBackendWorld({}, undefined, endingTokens)
}, LIMIT)
afterAll(() => world.backend.close())

/** The call of an operation by a program whose token has all roles of the person. */
async function callWithToken(operation: ContractOperation) {
  const call = await callOf(operation)(world)
  const { db, clock } = world.backend
  if (!call.caller) throw new Error(`${operation.id} is called by a person`)
  const { userId, accountId } = call.caller
  const [member] = await db.select().from(memberships).where(eq(memberships.userId, userId))
  const [secret] = await seedTokens({ db, userId, accountId: accountId ?? 0, now: clock.now() }, [
    { name: 'Races', roles: member?.roles ?? [] },
  ])
  return toRequest(operation.handle, {
    ...call,
    caller: { ...call.caller, bearer: { authorization: `Bearer ${secret}` } },
  })
}

const ends = Object.keys(ENDS) as End[]
/** One end for each operation, in turn; each with each in the full run. */
const races = changes.flatMap((operation, at) =>
  (isFullRun ? ends : ends.filter((_, which) => which === at % ends.length)).map(end => ({
    operation,
    id: operation.id,
    end,
  })),
)

test.each(races)('$id changes nothing when $end', { timeout: LIMIT }, async ({ operation, end }) => {
  const request = await callWithToken(operation)
  const { db } = world.backend
  const before = await db.$count(activities)
  ending = { id: operation.id, end }
  const { status } = await world.send(request).finally(() => (ending = undefined))
  // Some handlers read the members themselves, and reject what they find first.
  expect(status).toBeOneOf(end === 'the token is revoked' ? [401] : [401, 403, 404, 409])
  expect(await db.$count(activities), 'activities').toBe(before)
})
