import type { operations, QueryDefaults } from '#generated/payment/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { cardHandlers } from './cards.ts'
import { demo } from './demo.ts'
import { seeds } from './seeds.ts'
import { announceVendor, startVendor, vendorOrigins } from './start.ts'
import { registerVendorEvents, type VendorEventHandler } from './vendor-events.ts'

const handleEvent: VendorEventHandler = async () => {}

/** `openapi/payment`: the cards of an account, and what is charged to them. */
export const service = defineService(
  'payment',
  { ...cardHandlers } satisfies Partial<Handlers<operations, QueryDefaults>>,
  {
    routes: (app, kernel, rateLimits) =>
      registerVendorEvents(app, { kernel, rateLimits, handle: handleEvent }),
    start: kernel => startVendor(kernel, handleEvent),
    pageOrigins: vendorOrigins,
    announce: announceVendor,
    seeds,
    demo,
  },
)
