import type { SetupSearch } from './guides/ids.ts'

const LOGIN_OUTCOMES = ['failed', 'passed'] as const

/** What the list of logins shows: everything, and its first page, unless the address says otherwise. */
export interface RecordsSearch {
  logins?: (typeof LOGIN_OUTCOMES)[number] | undefined
  logins_page?: number | undefined
}

/** The page of the rejected provisioning calls. */
export interface CallsSearch {
  calls_page?: number | undefined
}

export type SingleSignOnSearch = SetupSearch & RecordsSearch

/** Reads the address; anything unknown is left out. */
export function readRecords(raw: Record<string, unknown>): RecordsSearch {
  return {
    logins: LOGIN_OUTCOMES.find(each => each === raw.logins),
    logins_page: readPage(raw.logins_page),
  }
}

export function readCalls(raw: Record<string, unknown>): CallsSearch {
  return { calls_page: readPage(raw.calls_page) }
}

/** A page after the first one. */
function readPage(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined
}
