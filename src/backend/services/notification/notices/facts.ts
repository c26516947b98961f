import type { Topic } from '#domain/notification/topics.ts'

/** What buying the next term early costs, and how far the customer lets it go. Amounts are cents. */
export interface EarlyPurchaseFacts {
  trackId: number
  plan: string
  price: number
  tax: number
  /** The primary card, as its holder knows it; null without one. */
  card: string | null
  maxTimes: number
  timesUsed: number
  monthlyLimit: number
  spent: number
}

/** Why nothing is bought early, although it is on. */
export type EarlyStop =
  | 'times'
  | 'month'
  | 'price'
  | 'plan'
  | 'card'
  | 'address'
  | 'unpaid'
  | 'no-plan'
  | 'too-small'
  | 'spending-cap'

/** What comes after the lookups of a term. */
export type Next =
  /** The next term is bought early, or cannot be. */
  | { does: 'buy'; early: EarlyPurchaseFacts; stopped: EarlyStop | null; renews: string | null }
  /** It renews at its end, and not before. */
  | { does: 'wait'; plan: string; renews: string }
  /** A term that was paid for follows; it starts early with early purchase on. */
  | { does: 'follow'; lookups: number; start: string; early?: EarlyPurchaseFacts }
  /** Another term of the license is running. */
  | { does: 'go-on' }
  | { does: 'stop' }

/** Why nothing follows a term. */
export type NoRenewal = 'off' | 'by-hand' | 'trial' | 'never' | 'gone'

/** What someone did, as the activity log says it. */
interface ActionFacts {
  summary: string
  /** Their email; null for our staff. */
  person: string | null
  at: string
  device: string | null
  network: string | null
}

/** What a notice is about, from which its words are made. Times are ISO strings. */
export type NoticeFacts =
  | {
      kind: 'usage'
      /** Missing in those of earlier releases. */
      subscriptionId?: number
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
  | { kind: 'stopped'; subscriptionId?: number; license: string; ended: string; why: NoRenewal }
  /** The lookups are used up, and the next term is not bought early. */
  | {
      kind: 'early-stopped'
      license: string
      reason: EarlyStop
      early: EarlyPurchaseFacts
      renews: string | null
    }
  /** Null lookups are unlimited. */
  | { kind: 'recovered'; license: string; lookups: number | null; ends: string | null }
  /** The lifetime limit of a key has come to a share that the account has chosen. */
  | {
      kind: 'key-limit'
      key: string
      keyKind: 'secret' | 'embedded'
      keyId: string
      /** Missing in notices of earlier releases, which knew 90 and 100. */
      percent?: number
      used: number
      max: number
    }
  /** A limit for a day or a month, of a key or of the account, has come to a share that the account has chosen. */
  | {
      kind: 'usage-limit'
      /** Null for a limit of the account. */
      key: { keyId: string; kind: 'secret' | 'embedded'; label: string } | null
      period: 'day' | 'month'
      percent: number
      used: number
      max: number
      resets: string
      /** In which its days and months begin. */
      timeZone: string
    }
  /** The orders of a month have come to a share of the spending cap that the account has chosen. Amounts are cents. */
  | {
      kind: 'spending-cap'
      percent: number
      spent: number
      cap: number
      resets: string
      timeZone: string
    }
  /**
   * What someone did, as the activity log says it: something that changes who may do what, or that a subscription no
   * longer renews.
   */
  | ({ kind: 'security' } & ActionFacts)
  | ({ kind: 'renewal-off' } & ActionFacts)

export function topicOf(facts: NoticeFacts): Topic {
  switch (facts.kind) {
    case 'usage':
      return `usage-${facts.percent}`
    case 'early-stopped':
    case 'recovered':
      // For those who hear that it has stopped.
      return 'usage-100'
    case 'stopped':
      return 'expiring'
    case 'renewal-off':
    case 'spending-cap':
      return 'renewal'
    case 'usage-limit':
      return 'key-limit'
    default:
      return facts.kind
  }
}

/** Whether lookups are rejected because of it, so that it does not wait for others. */
export function isUrgent(facts: NoticeFacts): boolean {
  if (facts.kind === 'usage') return facts.percent === 100
  return (
    facts.kind === 'stopped' ||
    facts.kind === 'early-stopped' ||
    ((facts.kind === 'key-limit' || facts.kind === 'usage-limit') && facts.used >= facts.max)
  )
}
