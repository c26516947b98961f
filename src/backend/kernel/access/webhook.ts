import { createHmac, timingSafeEqual } from 'node:crypto'
import { WEBHOOK_TOLERANCE } from '#generated/durations.ts'

/** A message that another service signs as Standard Webhooks says (https://www.standardwebhooks.com). */
export interface Webhook {
  id: string
  /** Seconds since 1970, as a text. */
  timestamp: string
  /** One or more signatures, `v1,<base64>` each, with spaces between them. */
  signature: string
  /** The bytes that are signed, as text. */
  body: string
}

/** What the secrets of webhooks begin with; the rest is base64. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_'

/** The secrets of a variable, with commas between them: two while one is replaced by another. */
export const secretsOf = (variable: string): string[] => variable.split(',')

/** Whether a message was signed with one of the secrets, and lately. */
export function isSignedWebhook(webhook: Webhook, secrets: readonly string[], now: Date): boolean {
  const sent = Number(webhook.timestamp) * 1000
  if (!(Math.abs(now.getTime() - sent) <= WEBHOOK_TOLERANCE)) return false
  const signatures = webhook.signature.split(' ').map(each => Buffer.from(each))
  return secrets.some(secret => {
    const wanted = Buffer.from(signWebhook(webhook, secret))
    return signatures.some(given => given.length === wanted.length && timingSafeEqual(given, wanted))
  })
}

/** The signature of a message, `v1,<base64>`. */
export function signWebhook({ id, timestamp, body }: Omit<Webhook, 'signature'>, secret: string): string {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
