import type { operations, QueryDefaults } from '#generated/payment/types.ts'
import { defineService, type Handlers } from '#kernel/contract/handlers.ts'
import { cardHandlers } from './cards.ts'
import { actOnEvent } from './charges/events.ts'
import { startRecovery } from './charges/start.ts'
import { tillOf } from './charges/till.ts'
import { demo } from './demo.ts'
import { paymentHandlers } from './payments.ts'
import { reportHandlers } from './reports.ts'
import { seeds } from './seeds.ts'
import { announceVendor, startVendor, vendorOrigins } from './start.ts'
import { transactionHandlers } from './transactions.ts'
import { registerVendorEvents, type VendorEventHandler } from './vendor-events.ts'

const handleEvent: VendorEventHandler = (kernel, event) => actOnEvent(tillOf(kernel), event)

/** `openapi/payment`: the cards of an account, and what is charged to them. */
export const service = defineService(
  'payment',
  {
    ...cardHandlers,
    ...paymentHandlers,
    ...transactionHandlers,
    ...reportHandlers,
  } satisfies Partial<Handlers<operations, QueryDefaults>>,
  {
    routes: (app, kernel, rateLimits) =>
      registerVendorEvents(app, { kernel, rateLimits, handle: handleEvent }),
    async start(kernel) {
      const stopVendor = await startVendor(kernel, handleEvent)
      const stopRecovery = startRecovery(kernel)
      return async () => {
        await stopRecovery()
        await stopVendor()
      }
    },
    pageOrigins: vendorOrigins,
    announce: announceVendor,
    seeds,
    demo,
  },
)
