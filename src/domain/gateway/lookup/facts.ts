import type { ReachedLimit, UsageLimitFacts } from '#domain/gateway/usage-limits.ts'
import type { Moment, SubscriptionStatus, Term } from '#domain/subscription/subscription-status.ts'

/**
 * The facts that decide a lookup: a key, the licenses of its account, and the attempt. Plain strings and
 * numbers, so that the gateway can build them from its tables and the portal from loaded data.
 */
export interface KeyFacts {
  kind: 'secret' | 'embedded'
  isPaused: boolean
  /** Set on a deleted key. */
  recoveryDeadline: Moment
  /** When it expires. */
  expires: Moment
  /** Normalized hostnames of an embedded key. */
  hostnames: readonly { hostname: string; isAuthorized: boolean }[]
  /** Normalized addresses and ranges of a secret key; empty allows any. */
  allowedIps: readonly string[]
  /** Whether a secret key may be sent in a URL, as programs of another provider do; not unless it says so. */
  allowsUrl?: boolean
  /** Ids of the licenses that it works for; null for all of the account. */
  licenses: readonly number[] | null
  /** Null for none. */
  limit: { max: number; used: number } | null
  /** Its own limits for a day and a month, and those of the account; none unless it says so. */
  usageLimits?: readonly UsageLimitFacts[]
}

/** A license that the account holds, with its subscriptions. */
export interface LicenseFacts {
  licenseId: number
  subscriptions: readonly SubscriptionFacts[]
}

export interface SubscriptionFacts extends Term {
  subscriptionId: number
  /** Lookups a second, by subscription and plan; null is UNLIMITED. */
  rateLimit: number | null
}

export interface Attempt {
  /** The credentials: an id and a token, the id of an embedded key, or none. */
  credentials: 'secret' | 'embedded' | 'none'
  /** Of a secret key. An ended token is one from before a rotation. */
  token: 'right' | 'wrong' | 'ended' | 'none'
  /** Whether the token was in the URL, which only the compatibility API reads. */
  isInUrl?: boolean
  /** Whether a page sent it, judging by Origin, Referer and Sec-Fetch headers. */
  isFromBrowser: boolean
  /** Whether the caller identifies itself as a program where a page is expected. */
  isProgram: boolean
  /** Normalized host of Referer or Origin; null without them. */
  host: string | null
  ip: string
  /** Licenses that serve the product, the preferred ones first. */
  product: readonly number[]
  /** License that the call names; null for none, `unknown` if the catalog does not have it. */
  license: number | 'unknown' | null
  /** Number of lookups in the call. */
  lookups: number
  /** Lookups of the key in the current second with a license. */
  madeThisSecond: (licenseId: number) => number
}

/** What decided, with details that help the rejected caller. */
export type Rejection =
  | { rule: 'no-credentials' }
  | { rule: 'secret-in-browser'; host: string | null }
  | { rule: 'unknown-key' }
  | { rule: 'other-kind'; kind: KeyFacts['kind'] }
  | { rule: 'wrong-token' }
  | { rule: 'ended-token' }
  | { rule: 'deleted'; recoveryDeadline: string }
  | { rule: 'expired'; expires: string }
  | { rule: 'paused' }
  | { rule: 'bot' }
  | { rule: 'no-host' }
  | { rule: 'hostname'; host: string; near: NearHostname | null }
  | { rule: 'credentials-in-url' }
  | { rule: 'ip'; ip: string; allowed: readonly string[] }
  | { rule: 'unknown-license' }
  | { rule: 'other-product'; license: number; product: readonly number[] }
  | { rule: 'license-scope'; wanted: readonly number[]; scope: readonly number[] }
  | { rule: 'license-not-held'; wanted: readonly number[] }
  | {
      rule: 'subscription'
      licenseId: number
      subscriptionId: number | null
      status: Exclude<SubscriptionStatus, 'active'>
    }
  | { rule: 'too-few-remaining'; licenseId: number; subscriptionId: number; remaining: number }
  | { rule: 'key-limit'; max: number; used: number }
  | ({ rule: 'usage-limit' } & ReachedLimit)
  | ({ rule: 'account-limit' } & ReachedLimit)
  | { rule: 'rate-limit'; rateLimit: number }

/** The key's hostname that nearly covers the host, and why it does not. */
export interface NearHostname {
  hostname: string
  /**
   * Deactivated, or `*.` does not cover the name itself, or a name does not cover its subdomains, or it is a
   * subdomain of the host, such as `www.`.
   */
  why: 'deactivated' | 'apex' | 'below' | 'above'
}

export interface Allowance {
  licenseId: number
  /** The subscription that the lookups count against. */
  subscriptionId: number
  rateLimit: number | null
  /** The matching hostname; null for a secret key. */
  hostname: string | null
}
