import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { operations } from '#generated/security/types.ts'
import type { Handlers } from '#kernel/handlers.ts'
import { selectEmbeddedKeys, toEmbeddedWire } from './embedded-key-rows.ts'
import { accountOf, type KeyTable, toCommonWire } from './keys.ts'
import { selectSecretKeys, toWire } from './secret-key-rows.ts'
import { embeddedKeys, secretKeys } from './tables.ts'

/** Handlers of `openapi/security/survey.yaml`. */
export const surveyHandlers = {
  async getKeySurvey({ db, caller, now }) {
    const known = (table: KeyTable) =>
      and(
        eq(table.accountId, accountOf(caller)),
        or(isNull(table.recoveryDeadline), gt(table.recoveryDeadline, now)),
      )
    const secret = await selectSecretKeys(db).where(known(secretKeys))
    const embedded = await selectEmbeddedKeys(db).where(known(embeddedKeys))
    const keys = [
      ...secret.map(row => {
        const wire = toWire(row, now)
        return {
          ...judged(row),
          kind: 'secret' as const,
          allowed_ips: wire.allowed_ips,
          hostnames: [],
          deactivated_hostnames: [],
          rotated: row.key.rotated?.toISOString() ?? null,
          previous_token_ends: wire.rotation?.ends ?? null,
        }
      }),
      ...embedded.map(row => {
        const { domain } = toEmbeddedWire(row)
        const named = (wanted: string) =>
          domain.filter(({ state }) => state === wanted).map(({ hostname }) => hostname)
        return {
          ...judged(row),
          kind: 'embedded' as const,
          allowed_ips: [],
          hostnames: named('authorized'),
          deactivated_hostnames: named('deactivated'),
          rotated: null,
          previous_token_ends: null,
        }
      }),
    ]
    return { status: 200, body: { keys: keys.toSorted((a, b) => a.label.localeCompare(b.label, 'en')) } }
  },
} satisfies Partial<Handlers<operations>>

function judged(row: Parameters<typeof toCommonWire>[0]) {
  const { description: _, version: __, created_by, ...wire } = toCommonWire(row)
  const { paused, deactivated } = row.key
  return {
    ...wire,
    paused,
    deactivated: deactivated?.toISOString() ?? null,
    is_orphan: created_by !== null && !created_by.is_member,
  }
}
