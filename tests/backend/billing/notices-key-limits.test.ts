import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { keyLimitNotices } from '#backend/services/billing/notices/key-limits.ts'
import { notices } from '#backend/services/notification/tables.ts'
import { keyLimits } from '#backend/services/security/tables.ts'
import { setUsageAlerts } from '#generated/security/operations/setUsageAlerts.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const limited = (used: number) =>
  backend.person({ keysWithPast: [{ kind: 'secret', label: 'Checkout server', limit: { max: 100, used } }] })

/** Sets the counter of the account's key, or the limit itself, and looks. */
async function count({ accountId }: Person, set: Partial<typeof keyLimits.$inferInsert>) {
  await backend.db
    .update(keyLimits)
    .set(set)
    .where(eq(keyLimits.accountId, Number(accountId)))
  await backend.db.transaction(db => keyLimitNotices.run(db, backend.clock.now()))
}

async function toldOf({ accountId }: Person) {
  const rows = await backend.db
    .select()
    .from(notices)
    .where(eq(notices.accountId, Number(accountId)))
    .orderBy(notices.noticeId)
  return rows.map(({ key }) => key.slice(key.lastIndexOf(':') + 1))
}

test('a limit is told of at 80% and when it is reached, once, and again after a reset or a new limit', async () => {
  const person = await limited(0)
  for (const lookupsUsed of [50, 79, 80, 95, 100, 99, 100]) await count(person, { lookupsUsed })
  expect(await toldOf(person)).toEqual(['80', '100'])
  await count(person, { lookupsUsed: 0, since: new Date(backend.clock.now().getTime() + 1_000) })
  await count(person, { lookupsUsed: 92 })
  expect(await toldOf(person)).toEqual(['80', '100', '80'])
  await count(person, { maxLookups: 200 })
  await count(person, { lookupsUsed: 185 })
  expect(await toldOf(person)).toEqual(['80', '100', '80', '80'])
})

test('a jump over both is told of as a limit that is reached', async () => {
  const person = await limited(10)
  await count(person, { lookupsUsed: 100 })
  expect(await toldOf(person)).toEqual(['100'])
})

test('a limit is told of at the shares that the account has chosen, and not at all if it chose none', async () => {
  const person = await limited(0)
  const choose = (percents: number[]) => send(backend, setUsageAlerts, { caller: person, body: { percents } })
  await choose([])
  for (const lookupsUsed of [90, 100]) await count(person, { lookupsUsed })
  expect(await toldOf(person)).toEqual([])
  await choose([10, 55])
  await count(person, { lookupsUsed: 0, since: new Date(backend.clock.now().getTime() + 1_000) })
  for (const lookupsUsed of [9, 10, 54, 55, 100]) await count(person, { lookupsUsed })
  expect(await toldOf(person)).toEqual(['10', '55'])
})
