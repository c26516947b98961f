import { listDataReports } from '#generated/reporting/operations/listDataReports.ts'
import { listDataReportsQuery } from '#generated/reporting/parameters/listDataReports.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'
import { listQuery } from '#portal/kit/list/queries.ts'

/** The list parameters in the address, with the names of the operation's. */
export const reportParameters = listDataReportsQuery
export type ReportSearch = SearchOf<typeof reportParameters>

export const readReportSearch = (raw: Record<string, unknown>) => readSearch(reportParameters, raw)

export const reportsQuery = (search: ReportSearch) =>
  listQuery(listDataReports, { query: search }, response => response.data_reports)
