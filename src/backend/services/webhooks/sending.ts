import { WEBHOOK_TIME_LIMIT } from '#generated/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { createOutbound, ForbiddenAddress, ResponseTooLarge } from '#kernel/http/outbound.ts'
import { KEPT, RESPONSE_BYTES } from './limits.ts'
import { signaturesOf } from './secrets.ts'
import type { AttemptRow, EndpointRow } from './tables.ts'

const USER_AGENT = 'Gatepost-Webhooks/1.0 (+https://www.standardwebhooks.com)'

/** Calls addresses of customers: only public ones, without redirects, and each within its limits. */
export const createSender = ({ config }: Kernel) =>
  createOutbound({
    allowLoopback: config.OUTBOUND_LOOPBACK === 'allowed',
    timeLimit: WEBHOOK_TIME_LIMIT,
    sizeLimit: RESPONSE_BYTES,
  })

/** What came of an attempt. */
export type Attempt = Omit<AttemptRow, 'attemptId' | 'sequence'>

/** Sends an event to an endpoint, and returns what came back. It does not throw. */
export async function sendEvent(
  kernel: Kernel,
  endpoint: EndpointRow,
  { eventId: id, payload: body }: { eventId: string; payload: string },
): Promise<Attempt> {
  const attempted = kernel.clock.now()
  const timestamp = Math.floor(attempted.getTime() / 1000)
  const signature = signaturesOf(kernel, endpoint, { id, timestamp: String(timestamp), body }, attempted)
  const sent = { attempted, url: endpoint.url, timestamp, signature }
  const started = performance.now()
  const duration = () => Math.min(Math.round(performance.now() - started), 60_000)
  try {
    const response = await kernel.state(createSender).fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': USER_AGENT,
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signature,
      },
      body,
    })
    const responseBody = asText(await response.text())
    const { status } = response
    return {
      ...sent,
      duration: duration(),
      status,
      responseHeaders: headersOf(response),
      responseBody,
      failure: null,
    }
  } catch (error) {
    return {
      ...sent,
      duration: duration(),
      status: null,
      responseHeaders: [],
      responseBody: '',
      failure: sentenceOf(error),
    }
  }
}

/** Whether an endpoint has taken an event. A redirect is followed nowhere, so it has not. */
export const hasSucceeded = ({ status }: Pick<Attempt, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300

/** The beginning of a body, without what a column of text can't hold. */
export const asText = (text: string) => text.slice(0, KEPT.bodyCharacters).replaceAll('\0', '').toWellFormed()

const headersOf = (response: Response) =>
  [...response.headers].slice(0, KEPT.headers).map(([name, value]) => ({
    name: asText(name).slice(0, KEPT.nameCharacters),
    value: asText(value).slice(0, KEPT.valueCharacters),
  }))

/** Why there was no response, for the people of the account. */
export function sentenceOf(error: unknown): string {
  const causes = causesOf(error)
  if (causes.some(cause => cause instanceof ForbiddenAddress))
    return 'The address leads to a network that the internet can’t reach, so nothing was sent.'
  if (causes.some(cause => cause instanceof ResponseTooLarge)) return 'The response has more than 64 kB.'
  const codes = causes.map(cause => ('code' in cause ? String(cause.code) : cause.name))
  if (codes.some(code => /timeout/i.test(code)))
    return `There was no response within ${WEBHOOK_TIME_LIMIT / 1000} seconds.`
  if (codes.some(code => code === 'ENOTFOUND' || code === 'EAI_AGAIN'))
    return 'The hostname of the address couldn’t be found.'
  if (codes.includes('ECONNREFUSED')) return 'The connection was rejected.'
  const tls = codes.find(code => /CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code))
  if (tls) return `The encrypted connection failed: ${tls}.`
  return 'The connection ended before there was a response.'
}

/** An error with its causes, at most a few. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause)
    causes.push(cause, ...(cause instanceof AggregateError ? cause.errors.slice(0, 3) : []))
  return causes
}
