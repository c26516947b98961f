import { handleEvent } from '#backend/services/payment/charges/events.ts'
import { paymentContext, setPause } from '#backend/services/payment/charges/payment-context.ts'
import { recover } from '#backend/services/payment/charges/recovery.ts'
import { type Bank, createBank } from '#backend/services/payment/vendors/test/bank.ts'
import { openJournal } from '#backend/services/payment/vendors/test/journal.ts'
import type { VendorEvent } from '#backend/services/payment/vendors/vendor.ts'
import { useVendor as setVendor } from '#backend/services/payment/vendors/vendors.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { manualClock } from '#kernel/clock.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { createRandom, type Random } from './random.ts'
import { currentStage, stageOfCall } from './stage.ts'
import { unreliable } from './vendor.ts'

/** Servers that share a database, a card vendor and a clock, with the events that the vendor has to deliver. */
export interface Shop {
  replicas: readonly Backend[]
  bank: Bank
  /** Events that were not delivered yet; a duplicate stays. */
  events: VendorEvent[]
  staff: Person
  /** Draws for the run at hand. */
  random: Random
  action(backend: Backend, event: VendorEvent): Promise<void>
  recover(backend: Backend): Promise<number>
  close(): Promise<void>
}

/** A member of staff is asked for refunds, whose token has to last for a run. */
const SECRET = 'of the vendor'

export async function openShop(count: number): Promise<Shop> {
  const clock = manualClock()
  const events: VendorEvent[] = []
  const bank: Bank = createBank({
    journal: openJournal(SECRET, undefined),
    clock,
    origin: async () => 'http://127.0.0.1',
    publish: (raw, headers) => {
      const event = bank.readEvent(Buffer.from(raw), headers, clock.now())
      if (event) events.push(event)
    },
  })
  const replicas: Backend[] = []
  for (let made = 0; made < count; made++) {
    const onStatement = (text: string) => currentStage()?.statement(text)
    const backend = await startBackend({
      clock,
      onStatement,
      beside: replicas[0],
      env: { LOG_LEVEL: 'silent' },
    })
    betweenTransactions(backend)
    setVendor(
      backend.kernel,
      unreliable(bank, () => shop.random),
    )
    setPause(backend.kernel, async () => void (await currentStage()?.step('waits')))
    replicas.push(backend)
  }
  const [first] = replicas
  if (!first) throw new Error('a shop has a server')
  const shop: Shop = {
    replicas,
    bank,
    events,
    staff: await first.person({ roles: [INTERNAL_ROLE] }),
    random: createRandom(0),
    action: async ({ kernel }, event) => void (await handleEvent(paymentContext(kernel), event)),
    recover: ({ kernel }) => recover(paymentContext(kernel)),
    async close() {
      for (const backend of replicas) await backend.close()
    },
  }
  return shop
}

/** Others can come between any two transactions. */
function betweenTransactions({ db }: Backend): void {
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    await stageOfCall()?.step('begins a transaction')
    const result = await transaction(work, config)
    await stageOfCall()?.step('has committed')
    return result
  }
}
