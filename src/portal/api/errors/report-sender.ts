import type { SendReport } from './send-report.ts'

/** What sends reports. It loads with the first one, since most pages never have any. */
let load: () => Promise<{ sendReport: SendReport }> = () => import('./send-report.ts')

/**
 * Has another module send the reports. In a file of its own, because the entry of every page sets it, and must not
 * bring along what calls operations.
 */
export function setReportSender(other: typeof load): void {
  load = other
}

export const loadReportSender = () => load()
