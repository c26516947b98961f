import type { noticeAdded } from '#backend/services/notification/public.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { emitEvent } from '../outbox.ts'

type Added = Parameters<typeof noticeAdded.emit>[1]

/** Sends the alerts that the account gets by email, too: of limits, of the spending cap, and of its subscriptions. */
export async function emitNotice(db: Queries, { accountId, facts, now: at }: Added): Promise<void> {
  switch (facts.kind) {
    case 'usage-limit':
      return emitEvent(db, {
        type: 'usage_limit.reached',
        accountId,
        object: facts.key ? `key:${facts.key.keyId}` : 'account',
        data: {
          limited_key: facts.key && { key_id: facts.key.keyId, kind: facts.key.kind, label: facts.key.label },
          period: facts.period,
          percent: facts.percent,
          used: facts.used,
          max: facts.max,
          resets: facts.resets,
        },
        at,
      })
    case 'key-limit':
      return emitEvent(db, {
        type: 'usage_limit.reached',
        accountId,
        object: `key:${facts.keyId}`,
        data: {
          limited_key: { key_id: facts.keyId, kind: facts.keyKind, label: facts.key },
          period: 'lifetime',
          percent: facts.percent ?? (facts.used >= facts.max ? 100 : 90),
          used: facts.used,
          max: facts.max,
          resets: null,
        },
        at,
      })
    case 'spending-cap':
      return emitEvent(db, {
        type: 'spending_cap.reached',
        accountId,
        object: 'spending-cap',
        data: { percent: facts.percent, spent: facts.spent, cap: facts.cap, resets: facts.resets },
        at,
      })
    case 'usage':
      if (facts.subscriptionId === undefined) return
      return emitEvent(db, {
        type: 'subscription.usage_reached',
        accountId,
        object: `subscription:${facts.subscriptionId}`,
        data: {
          subscription_id: facts.subscriptionId,
          license_label: facts.license,
          percent: facts.percent,
          used: facts.used,
          issued: facts.issued,
          term_expires_at: facts.ends,
        },
        at,
      })
    case 'stopped':
      if (facts.subscriptionId === undefined) return
      return emitEvent(db, {
        type: 'subscription.ended',
        accountId,
        object: `subscription:${facts.subscriptionId}`,
        data: { subscription_id: facts.subscriptionId, license_label: facts.license, ended_at: facts.ended },
        at,
      })
    default:
  }
}
