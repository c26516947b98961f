import { z } from 'zod'
import type { SubmitFormBody } from '#generated/forms/types.ts'
import type { Config } from '#kernel/config.ts'
import { failureOf, HUBSPOT_URL, hubspotBody, hubspotPath, readPairs } from './hubspot.ts'

/** Milliseconds within which the system must answer. */
const TIMEOUT = 5_000
/** Milliseconds that a system wants us to wait, if it does not say how long; and the longest that we believe. */
const PAUSE = 10_000
const LONGEST_PAUSE = 60 * 60_000

export interface Submission {
  portalId: string
  formId: string
  body: SubmitFormBody
  created: Date
}

/** Where submissions go, and in which shape. */
export interface CustomerRelations {
  url: string
  hubspot?: { portalId: string; forms: ReadonlyMap<string, string>; emails: ReadonlyMap<string, string> }
}

/** Returns the configured system: HubSpot's, or one that takes what pages send; undefined if there is none. */
export function customerRelationsOf(config: Config): CustomerRelations | undefined {
  const { FORMS_URL, HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORMS, HUBSPOT_SUBSCRIPTION_TYPES } = config
  const url = FORMS_URL ?? (portalId && HUBSPOT_URL)
  if (!url) return undefined
  const root = url.replace(/\/$/, '')
  if (!portalId) return { url: root }
  const emails = readPairs(HUBSPOT_SUBSCRIPTION_TYPES)
  return { url: root, hubspot: { portalId, forms: readPairs(HUBSPOT_FORMS), emails } }
}

/** What the system asks to show to the visitor; either may be missing. */
const responseSchema = z.object({
  inlineMessage: z.string().optional(),
  redirectUri: z.string().optional(),
})
export type SystemResponse = z.infer<typeof responseSchema>

/** The system responded, and did not accept the submission. */
export class Rejection extends Error {
  /** The HTTP status of its response; 404 if it doesn't have the form. */
  readonly status: number
  /** The kinds of errors that it named. */
  readonly errors: readonly string[]
  constructor(formId: string, status: number, errors: readonly string[]) {
    super(`${formId}: the customer relations system answered ${[status, ...errors].join(' ')}`)
    this.status = status
    this.errors = errors
  }
}

/** The system takes no more for a while. Nothing is wrong with the submission. */
export class SystemBusy extends Error {
  /** Milliseconds until it wants to be called again. */
  readonly pause: number
  constructor(message: string, pause: number) {
    super(message)
    this.pause = pause
  }
}

/**
 * Sends a submission to the customer relations system, once. Rejects when the system does not accept it or does not
 * answer in time; no message of these errors has what a visitor typed. The response to an accepted submission may
 * have any form.
 */
export async function handOver(
  { url, hubspot }: CustomerRelations,
  { portalId, formId, body, created }: Submission,
): Promise<SystemResponse> {
  const path = hubspot ? hubspotPath(hubspot, formId) : `${portalId}/${formId}`
  const sent = hubspot ? hubspotBody(body, created, hubspot.emails) : body
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(sent),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const text = await response.text()
  if (response.status === 429)
    throw new SystemBusy(
      `${formId}: the customer relations system takes no more for now`,
      pauseOf(response.headers.get('retry-after')),
    )
  if (!response.ok) throw new Rejection(formId, response.status, failureOf(text))
  return parseResponse(text)
}

/** `Retry-After` in milliseconds: a number of seconds, or a date. */
function pauseOf(header: string | null): number {
  // system time: the date is that of another company's server.
  const wait = /^\d{1,9}$/.test(header ?? '') ? Number(header) * 1_000 : Date.parse(header ?? '') - Date.now()
  return Number.isNaN(wait) ? PAUSE : Math.min(Math.max(wait, 1_000), LONGEST_PAUSE)
}

function parseResponse(text: string): SystemResponse {
  try {
    return responseSchema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
