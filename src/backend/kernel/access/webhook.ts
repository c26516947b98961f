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

/** Whether a message was signed with the secret, and lately. */
export function isSignedWebhook(webhook: Webhook, secret: string, now: Date): boolean {
  const sent = Number(webhook.timestamp) * 1000
  if (!(Math.abs(now.getTime() - sent) <= WEBHOOK_TOLERANCE)) return false
  const wanted = Buffer.from(signWebhook(webhook, secret))
  return webhook.signature.split(' ').some(each => {
    const given = Buffer.from(each)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

/** The signature of a message, `v1,<base64>`. */
export function signWebhook({ id, timestamp, body }: Omit<Webhook, 'signature'>, secret: string): string {
  const key = Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
