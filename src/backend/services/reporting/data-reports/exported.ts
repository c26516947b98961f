import { eq } from 'drizzle-orm'
import { type ExportedKind, exportedTable } from '#backend/modules/accounts/public.ts'
import { dataReports } from './tables.ts'

/** Wrong data that people of the account have reported. */
export const exportedReports = async (): Promise<readonly ExportedKind[]> => [
  exportedTable('wrong-data-reports', 'Wrong data that was reported.', dataReports, {
    key: [dataReports.reportId],
    of: id => eq(dataReports.accountId, id),
  }),
]
