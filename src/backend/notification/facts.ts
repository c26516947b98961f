import type { Topic } from '#domain/notification/topics.ts'

/** What comes after the lookups of a term, or after its end. */
export type Next =
  /** It renews, with these lookups. */
  | { does: 'renew'; plan: string }
  /** A term that was paid for follows. */
  | { does: 'follow'; lookups: number; start: string }
  /** Another term of the license is running. */
  | { does: 'go-on' }
  | { does: 'stop' }

/** Why nothing follows a term. */
export type NoRenewal = 'off' | 'by-hand' | 'trial' | 'never' | 'gone'

/** What a notice is about, from which its words are made. Times are ISO strings. */
export type NoticeFacts =
  | {
      kind: 'usage'
      license: string
      percent: 25 | 50 | 70 | 90 | 100
      used: number
      issued: number
      ends: string | null
      next: Next
    }
  | { kind: 'expiring'; license: string; plan: string; ends: string; why: NoRenewal }
  | {
      kind: 'renewal'
      license: string
      plan: string
      at: string
      /** In cents. */
      price: number
      tax: number
      /** The primary card, as its holder knows it; null without one. */
      card: string | null
    }
  | { kind: 'stopped'; license: string; ended: string; why: NoRenewal }
  /** Null lookups are unlimited. */
  | { kind: 'recovered'; license: string; lookups: number | null; ends: string | null }
  | {
      kind: 'key-limit'
      key: string
      keyKind: 'secret' | 'embedded'
      keyId: string
      used: number
      max: number
    }

export function topicOf(facts: NoticeFacts): Topic {
  switch (facts.kind) {
    case 'usage':
      return `usage-${facts.percent}`
    case 'recovered':
      // For those who heard that it had stopped.
      return 'usage-100'
    case 'stopped':
      return 'expiring'
    default:
      return facts.kind
  }
}

/** Whether lookups are refused because of it, so that it does not wait for others. */
export function isUrgent(facts: NoticeFacts): boolean {
  if (facts.kind === 'usage') return facts.percent === 100
  return facts.kind === 'stopped' || (facts.kind === 'key-limit' && facts.used >= facts.max)
}
