import type { Demo } from '#kernel/dev/demo.ts'
import { seedCards } from './seeds.ts'
import { testVendorOf } from './vendors/vendors.ts'

/** Two cards, of which one expires soon. With another vendor there are none: only it could make them. */
export const demo: Demo = {
  after: ['subscription'],
  async plant(ground) {
    if (!testVendorOf(ground.kernel)) return
    const soon = new Date(ground.now.getTime() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 7)
    await seedCards(ground, [
      { number: '4242 4242 4242 4242', expiration: '2031-04' },
      { number: '5555 5555 5555 4444', expiration: soon },
    ])
  },
}
