import { AsyncLocalStorage } from 'node:async_hooks'
import { type Bank, createBank } from '#backend/services/payment/vendors/test/bank.ts'
import { openJournal } from '#backend/services/payment/vendors/test/journal.ts'
import { type PaymentVendor, VendorUnavailable } from '#backend/services/payment/vendors/vendor.ts'
import { useVendor as setVendor } from '#backend/services/payment/vendors/vendors.ts'
import { manualClock } from '#kernel/clock.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import type { Random } from '../../payment/interleavings/random.ts'

/** Thrown wherever a process would go on that has died. */
class Killed extends Error {}

interface Process {
  isDead: boolean
  /** Statements until it dies. */
  left: number
}

/** Servers that share a database, a card vendor and a clock. */
export interface Replicas {
  all: readonly Backend[]
  first: Backend
  bank: Bank
  clock: ReturnType<typeof manualClock>
  /** Whether the vendor of the cards can't be reached. */
  isVendorDown: boolean
  /** How often a server has died so far. */
  kills: number
  /** How often each background job that one server does for all has run so far, on whichever. */
  runs: Map<string, number>
  /** Runs work of a server that dies after this many statements: the database rolls back what it left open. */
  untilDeath(statements: number, work: () => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

const processes = new AsyncLocalStorage<Process>()
const LONGEST_LIFE = 60

/** The first moment of a simulated year. */
export const YEAR_BEGINS = new Date('2027-01-01T00:00:00Z')

/** Opens servers; `env` changes their variables. */
export async function openReplicas(count: number, env: Record<string, string> = {}): Promise<Replicas> {
  const clock = manualClock(YEAR_BEGINS)
  const bank = createBank({
    journal: openJournal('of the vendor', undefined),
    clock,
    origin: async () => 'http://127.0.0.1',
    publish: () => undefined,
  })
  const all: Backend[] = []
  for (let made = 0; made < count; made++) {
    const backend = await startBackend({
      clock,
      onStatement: live,
      beside: all[0],
      env: { LOG_LEVEL: 'silent', ...env },
    })
    setVendor(
      backend.kernel,
      sometimesDown(bank, () => replicas.isVendorDown),
    )
    all.push(backend)
  }
  const [first] = all
  if (!first) throw new Error('there is a server')
  const replicas: Replicas = {
    all,
    first,
    bank,
    clock,
    isVendorDown: false,
    kills: 0,
    runs: new Map(),
    async untilDeath(left, work) {
      const process: Process = { isDead: false, left }
      await processes.run(process, async () => {
        await work().catch(error => {
          if (!process.isDead) throw error
        })
      })
      if (process.isDead) replicas.kills += 1
    },
    async close() {
      for (const backend of all) await backend.close()
    },
  }
  return replicas
}

/** How long a server lives this time; most of the time longer than its work takes. */
export function lifeOf(random: Random): number {
  return random.chance(0.5) ? random.below(LONGEST_LIFE) : Number.POSITIVE_INFINITY
}

/** Sees each statement before it is sent. */
function live(text: string): void {
  const process = processes.getStore()
  // A transaction dies at its first statement and not at its `begin`: Drizzle would never give its connection back.
  if (!process || /^(begin|rollback)/.test(text)) return
  if (!process.isDead && --process.left >= 0) return
  process.isDead = true
  throw new Killed(text.slice(0, 80))
}

function sometimesDown(vendor: PaymentVendor, isDown: () => boolean): PaymentVendor {
  return {
    ...vendor,
    async charge(request) {
      if (isDown()) throw new VendorUnavailable('no route')
      return vendor.charge(request)
    },
    async findCharge(request) {
      if (isDown()) throw new VendorUnavailable('no route')
      return vendor.findCharge(request)
    },
  }
}
