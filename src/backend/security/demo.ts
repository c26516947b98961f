import type { Demo } from '#kernel/dev/demo.ts'
import { demoKeys } from './demo-keys.ts'
import { seedDemoUsage } from './demo-usage.ts'
import { seedKeys } from './seeds.ts'

/** Keys, and months of their lookups. Those are taken off the subscriptions, which are there before. */
export const demo: Demo = {
  after: ['subscription'],
  async plant(ground) {
    const keys = await seedKeys(ground, demoKeys)
    await seedDemoUsage(ground.db, {
      ...ground,
      keys: new Map(keys.map(({ label, keyId }) => [label, keyId])),
    })
  },
}
