import type { LicenseFacts, Refusal } from '#domain/gateway/lookup-facts.ts'
import type { SurveyedKey } from '../shared/surveyed-key.ts'

/** A license of the account, with its names in calls and for people. */
export interface HeldLicense extends LicenseFacts {
  key: string
  label: string
  /** Hosts of its APIs. */
  endpoints: readonly string[]
}

export interface Account {
  keys: readonly SurveyedKey[]
  /** By label. */
  licenses: readonly HeldLicense[]
}

/**
 * The rule that decided; in addition to the gateway's rules, what the portal knows without a page or an
 * address.
 */
export type Reason =
  | Refusal
  | { rule: 'no-hostname' }
  | { rule: 'plan-rate-limit' }
  | { rule: 'addresses'; allowed: readonly string[] }
  | { rule: 'scope'; scope: readonly number[] }

/** A key or a license of the account that could have caused an error, and why. */
export type Suspect =
  | { key: SurveyedKey; license: null; reason: Reason }
  | { key: null; license: HeldLicense; reason: Reason }
