import type { Rejection } from '#domain/gateway/lookup/facts.ts'

/** The rules whose rejections are kept: those that know the key. */
export const KEPT_RULES = [
  'secret-in-browser',
  'wrong-token',
  'ended-token',
  'deleted',
  'expired',
  'paused',
  'bot',
  'no-host',
  'hostname',
  'credentials-in-url',
  'ip',
  'license-scope',
  'unknown-license',
  'other-product',
  'license-not-held',
  'subscription',
  'too-few-remaining',
  'key-limit',
  'usage-limit',
  'account-limit',
  'rate-limit',
] as const satisfies readonly Rejection['rule'][]

export type KeptRule = (typeof KEPT_RULES)[number]

const kept: ReadonlySet<Rejection['rule']> = new Set(KEPT_RULES)

export function isKept(rule: Rejection['rule']): rule is KeptRule {
  return kept.has(rule)
}

/** What a source is; `others` counts many together. */
export type SourceKind = 'hostname' | 'address' | 'network' | 'others'

/** Rejections of one hour, from one source. Times are ISO strings. */
export interface RejectionRow {
  key_id: string
  hour: string
  rule: KeptRule
  source_kind: SourceKind
  source: string
  rejected_lookups: number
  first: string
  last: string
}
