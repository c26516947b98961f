import { listAllDataReports } from '#generated/reporting/operations/listAllDataReports.ts'
import { listAllDataReportsQuery } from '#generated/reporting/parameters.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'
import { listQuery } from '#portal/kit/list/queries.ts'

export const reportParameters = listAllDataReportsQuery
export type StaffReportSearch = SearchOf<typeof reportParameters>

export const readStaffReportSearch = (raw: Record<string, unknown>) => readSearch(reportParameters, raw)

export const staffReportsQuery = (search: StaffReportSearch) =>
  listQuery(listAllDataReports, { query: search }, response => response.data_reports)
