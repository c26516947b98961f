import { eq, sql } from 'drizzle-orm'
import { type ExportedKind, exportedTable } from '#backend/modules/accounts/public.ts'
import { listGroups, listRows, lists } from './tables.ts'

/** Lists with their rows and results. */
export const exportedLists = async (): Promise<readonly ExportedKind[]> => {
  const ofAccount = (column: typeof listRows.listId | typeof listGroups.listId) => (id: number) =>
    sql`${column} in (select ${lists.listId} from ${lists} where ${eq(lists.accountId, id)})`
  return [
    exportedTable('lists', 'Lists of addresses.', lists, {
      key: [lists.listId],
      of: id => eq(lists.accountId, id),
      without: [lists.due, lists.claim, lists.attempts],
    }),
    exportedTable('list-rows', 'Rows of lists, a hundred at a time.', listRows, {
      key: [listRows.listId, listRows.batch],
      of: ofAccount(listRows.listId),
    }),
    exportedTable('list-results', 'Results of the distinct addresses of lists.', listGroups, {
      key: [listGroups.listId, listGroups.group],
      of: ofAccount(listGroups.listId),
    }),
  ]
}
