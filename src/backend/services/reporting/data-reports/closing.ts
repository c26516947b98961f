import { eq } from 'drizzle-orm'
import { type ErasureFacts, eraseRows } from '#backend/modules/accounts/public.ts'
import { dataReports } from './tables.ts'

/** Erases the wrong data that people of an account have reported. */
export function eraseReports(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  return eraseRows(db, dataReports, { which: eq(dataReports.accountId, accountId), limit })
}
