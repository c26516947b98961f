import type { Demo } from '#kernel/seeds.ts'
import { demoKeys } from './demo-keys.ts'
import { seedDemoUsage } from './demo-usage.ts'
import { seedRequests } from './requests/seed-requests.ts'
import { seedRejections } from './seed-rejections.ts'
import { seedKeys } from './seeds.ts'

/** Keys and months of their lookups. The lookups are deducted from the subscriptions, which already exist. */
export const demo: Demo = {
  after: ['subscription'],
  async seed(context) {
    const keys = await seedKeys(context, demoKeys)
    await seedRejections(context.db, { ...context, count: 24 })
    await seedRequests(context.db, { ...context, count: 160 })
    await seedDemoUsage(context.db, {
      ...context,
      keys: new Map(keys.map(({ label, keyId }) => [label, keyId])),
    })
  },
}
