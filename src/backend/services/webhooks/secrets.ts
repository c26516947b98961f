import { signWebhook, WEBHOOK_SECRET_PREFIX } from '#kernel/access/webhook.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { randomBytes } from '#kernel/random.ts'
import type { EndpointRow } from './tables.ts'

const SECRET_BYTES = 32

/** A new secret, as Standard Webhooks writes it. */
export const newSecret = (): string =>
  `${WEBHOOK_SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`

/** The header `webhook-signature`: a signature by each secret that is valid, the newest first. */
export function signaturesOf(
  { secretBox }: Pick<Kernel, 'secretBox'>,
  { sealedSecret, sealedPrevious, previousEnds }: EndpointRow,
  message: { id: string; timestamp: string; body: string },
  now: Date,
): string {
  const isRotating = sealedPrevious !== null && previousEnds !== null && previousEnds > now
  return [sealedSecret, ...(isRotating ? [sealedPrevious] : [])]
    .map(sealed => signWebhook(message, secretBox.open(sealed)))
    .join(' ')
}
