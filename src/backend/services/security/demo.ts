import { TEST_TOKEN_PREFIX, toTestKeyId } from '#domain/keys/test-keys.ts'
import { DAY } from '#domain/time/durations.ts'
import { newId } from '#kernel/random.ts'
import type { Demo, SeedContext } from '#kernel/seeds.ts'
import { demoKeys } from './demo-keys.ts'
import { seedDemoUsage } from './demo-usage.ts'
import { createToken } from './keys/tokens.ts'
import { seedRequests } from './requests/seed-requests.ts'
import { seedRejections } from './seed-rejections.ts'
import { seedKeys } from './seeds.ts'
import { testKeys } from './test-keys/tables.ts'
import { lockSettings, moveToZone, writeNumbers } from './usage-limits/store.ts'
import { WHOLE_ACCOUNT } from './usage-limits/tables.ts'

/** Limits that are far from what the account uses, and one of a key that it comes close to on a busy day. */
async function seedDemoLimits(
  { db, accountId, now }: SeedContext,
  keys: ReadonlyMap<string, string>,
): Promise<void> {
  const before = await lockSettings(db, accountId)
  await moveToZone(db, accountId, 'America/Denver')
  const settings = { ...before, timeZone: 'America/Denver' }
  const limits = [
    { keyId: WHOLE_ACCOUNT, numbers: { day: null, month: 250_000 } },
    { keyId: keys.get('Warehouse label printer') ?? '', numbers: { day: 600, month: 12_000 } },
  ]
  for (const { keyId, numbers } of limits)
    await writeNumbers(db, { accountId, keyId }, { numbers, settings, now })
}

/** A test key, whose requests the log marks. */
async function seedDemoTestKey({ db, accountId, userId, now }: SeedContext): Promise<void> {
  await db.insert(testKeys).values({
    keyId: toTestKeyId(newId(now)),
    accountId,
    label: 'Continuous integration',
    token: createToken(TEST_TOKEN_PREFIX),
    created: new Date(now.getTime() - 41 * DAY),
    createdBy: userId,
  })
}

/** Keys and months of their lookups. The lookups are deducted from the subscriptions, which already exist. */
export const demo: Demo = {
  after: ['subscription'],
  async seed(context) {
    const keys = await seedKeys(context, demoKeys)
    await seedRejections(context.db, { ...context, count: 24 })
    await seedRequests(context.db, { ...context, count: 160 })
    const ids = new Map(keys.map(({ label, keyId }) => [label, keyId]))
    await seedDemoUsage(context.db, { ...context, keys: ids })
    await seedDemoLimits(context, ids)
    await seedDemoTestKey(context)
  },
}
