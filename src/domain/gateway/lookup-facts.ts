import type { Moment, SubscriptionStatus, Term } from '#domain/subscription/subscription-status.ts'

/**
 * What a lookup is decided by: a key, the licenses of its account, and the attempt. Plain data of texts and
 * numbers, so that the gateway makes it of its tables and the portal of what it has loaded.
 */
export interface KeyFacts {
  kind: 'secret' | 'embedded'
  isPaused: boolean
  /** Set on a deleted key. */
  recoveryDeadline: Moment
  /** From then on it counts no more. */
  expires: Moment
  /** Of an embedded key, in their one form. */
  hostnames: readonly { hostname: string; isAuthorized: boolean }[]
  /** Of a secret key, addresses and ranges in their one form; empty for any. */
  allowedIps: readonly string[]
  /** Numbers of the licenses that it can be used for; null for all of the account. */
  licenses: readonly number[] | null
  /** Null for none. */
  limit: { max: number; used: number } | null
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
  /** What came with the call: an id and a token, the id of an embedded key, or neither. */
  credentials: 'secret' | 'embedded' | 'none'
  /** Of a secret key. An ended token is one from before a rotation. */
  token: 'right' | 'wrong' | 'ended' | 'none'
  /** Whether a page sent it, by Origin, Referer and what browsers say of a fetch. */
  isFromBrowser: boolean
  /** Whether the caller names itself as a program, where a page is expected. */
  isProgram: boolean
  /** Of Referer or Origin, in its one form; null without. */
  host: string | null
  ip: string
  /** Licenses that serve the product, the preferred ones first. */
  product: readonly number[]
  /** License that the call names; null for none, `unknown` for one that is not in the catalogue. */
  license: number | 'unknown' | null
  /** How many lookups the call asks for. */
  lookups: number
  /** Lookups that the key has made in this very second. */
  madeThisSecond: number
}

/** What decided, and what of it may help whom it refuses. */
export type Refusal =
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
  | { rule: 'rate-limit'; rateLimit: number }

/** The hostname of the key that nearly covers the host, and why it does not. */
export interface NearHostname {
  hostname: string
  /**
   * Switched off; or `*.` does not cover the name itself; or a name does not cover what is below it; or it is
   * below the host, as `www.` is.
   */
  why: 'deactivated' | 'apex' | 'below' | 'above'
}

export interface Allowance {
  licenseId: number
  /** The subscription that pays. */
  subscriptionId: number
  rateLimit: number | null
  /** The hostname that let it through; null for a secret key. */
  hostname: string | null
}
