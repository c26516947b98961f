import { getErrorService } from '#generated/reporting/operations/getErrorService.ts'
import { call } from '#portal/api/call.ts'
import { isFirst, reportBody, type SendReport, sendToUs } from '#portal/api/errors/send-report.ts'
import { allows, recordTag } from '../consent/consent.ts'
import type { ErrorService } from './sentry.ts'

/**
 * Sends a report once: to the error service of the operator if there is one and the person agreed to analytics,
 * otherwise to our own. A failure is ignored.
 */
export const sendReport: SendReport = (report, detail, place, user) => {
  const body = reportBody(report, detail, place)
  if (!isFirst(body)) return
  openService().then(
    // The person may have declined while it loaded.
    service => (service && allows('analytics') ? service.send(body, user) : sendToUs(body)),
    () => sendToUs(body),
  )
}

let opened: Promise<ErrorService | undefined> | undefined

/** The error service. Before consent, nothing asks which one it is. */
async function openService(): Promise<ErrorService | undefined> {
  if (!allows('analytics')) return undefined
  opened ??= openNow()
  try {
    return await opened
  } catch (error) {
    // The next report may find it.
    opened = undefined
    throw error
  }
}

async function openNow(): Promise<ErrorService | undefined> {
  const { dsn } = await call(getErrorService)
  if (!dsn) return undefined
  const { openErrorService } = await import('./sentry.ts')
  const service = openErrorService(dsn)
  const stop = () => {
    service.close()
    opened = undefined
  }
  recordTag({ id: 'error-reports', category: 'analytics', host: new URL(dsn).host, stores: [], stop })
  return service
}
