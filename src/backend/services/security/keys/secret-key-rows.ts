import type { SecretKey } from '#generated/security/types.ts'
import { secretKeys } from '../tables.ts'
import { keyStore } from './key-store.ts'
import { toCommonWire } from './keys.ts'

export type SecretKeyRow = typeof secretKeys.$inferSelect

export const secretKeyStore = keyStore({
  table: secretKeys,
  toWire: (row, now): SecretKey => {
    const { tokenTail, paused, deactivated, allowedIps, previousTail, previousEnds, rotated } = row.key
    return {
      ...toCommonWire(row),
      token: maskToken(tokenTail),
      paused,
      deactivated: deactivated?.toISOString() ?? null,
      allowed_ips: allowedIps,
      url_credentials: row.key.urlCredentials,
      rotation:
        previousTail && previousEnds && rotated && previousEnds > now
          ? {
              started: rotated.toISOString(),
              ends: previousEnds.toISOString(),
              previous_token: maskToken(previousTail),
            }
          : null,
    }
  },
})

export const maskToken = (tail: string) => `${'•'.repeat(12)}${tail}`
