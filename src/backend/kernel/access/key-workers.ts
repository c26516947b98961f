import { desc, inArray } from 'drizzle-orm'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import type { Kernel } from '../contract/context.ts'
import type { Worker } from '../jobs/worker.ts'
import { signingKeys } from '../storage/tables.ts'
import { reseal } from './reseal.ts'
import { endedKeys, SIGNING_KEY_PERIOD } from './signing-keys.ts'
import { addSigningKey } from './tokens.ts'

/** Replace the keys that sign access tokens, and seal again what an earlier encryption key has sealed. */
export const keyWorkers = (kernel: Kernel): readonly Worker[] => [
  { name: 'signing-keys', every: HOUR, hasOwnTransactions: true, run: (_, now) => renewKeys(kernel, now) },
  {
    name: 'signing-keys-of-replicas',
    every: MINUTE,
    perProcess: true,
    async run() {
      await kernel.tokens.refresh()
      return 0
    },
  },
  {
    name: 'reseal',
    every: HOUR,
    hasOwnTransactions: true,
    async run(db, _now, stopping) {
      const { count, unopened } = await reseal(db, kernel.secretBox, stopping)
      if (unopened) kernel.log.error({ count: unopened }, 'no key of ENCRYPTION_KEYS opens some secrets')
      return count
    },
  },
]

async function renewKeys(kernel: Kernel, now: Date): Promise<number> {
  const { queries } = kernel
  const keys = await queries.select().from(signingKeys).orderBy(desc(signingKeys.created))
  const ended = endedKeys(keys, now).map(({ kid }) => kid)
  if (ended.length) await queries.delete(signingKeys).where(inArray(signingKeys.kid, ended))
  const isDue = keys.every(({ created }) => created.getTime() + SIGNING_KEY_PERIOD <= now.getTime())
  if (isDue) await addSigningKey(kernel, now.toISOString().slice(0, 10))
  if (isDue || ended.length) await kernel.tokens.refresh()
  return ended.length + Number(isDue)
}
