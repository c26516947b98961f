import { eq, sql } from 'drizzle-orm'
import { type ErasureFacts, eraseRows, inTurn, type PreviewFacts } from '#backend/modules/accounts/public.ts'
import { listGroups, listParts, listRows, lists } from './tables.ts'

/** The lists that would be erased. */
export async function listsThatEnd(...[db, { accountId }]: PreviewFacts) {
  return { lists: await db.$count(lists, eq(lists.accountId, accountId)) }
}

/** Erases lists with their rows and results, which can be many, so that a list itself goes last. */
export function eraseLists(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  const isOfAccount = eq(lists.accountId, accountId)
  return inTurn([
    ...[listParts, listRows, listGroups].map(table => () => {
      const which = sql`${table.listId} in (select ${lists.listId} from ${lists} where ${isOfAccount})`
      return eraseRows(db, table, { which, limit })
    }),
    () => eraseRows(db, lists, { which: isOfAccount, limit }),
  ])
}
