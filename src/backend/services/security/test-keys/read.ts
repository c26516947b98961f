import { and, inArray } from 'drizzle-orm'
import { isOpenAccount } from '#backend/modules/accounts/public.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Batches, createBatches } from '#kernel/storage/batches.ts'
import { testKeys } from './tables.ts'

export type StoredTestKey = typeof testKeys.$inferSelect

/**
 * A test key by its ID, as stored when or after this is called. Calls that arrive while a statement is in progress share
 * the next one, as those with other keys do.
 */
export function readTestKey(
  { state }: Pick<Kernel, 'state'>,
  keyId: string,
): Promise<StoredTestKey | undefined> {
  return state(createReads).add(keyId.toLowerCase())
}

function createReads({ queries }: Pick<Kernel, 'queries'>): Batches<string, StoredTestKey | undefined> {
  return createBatches({
    atOnce: 1,
    async work(batch) {
      const ids = [...new Set(batch.map(({ item }) => item))]
      const rows = await queries
        .select()
        .from(testKeys)
        .where(and(inArray(testKeys.keyId, ids), isOpenAccount(testKeys.accountId)))
      const found = new Map(rows.map(row => [row.keyId, row]))
      for (const { item, resolve } of batch) resolve(found.get(item))
    },
  })
}
