import { commonErrors } from '#domain/errors/common.ts'
import { type GatewayErrorName, gatewayErrors } from '#domain/errors/gateway.ts'
import type { Rejection } from './facts.ts'

/** What the gateway answers to a rejected lookup. */
export interface RejectionError {
  /** Its number; null for an error without one. */
  id: number | null
  name: RejectionName
  status: number
}
type RejectionName = GatewayErrorName | 'suspected-bot'

const NAMES = {
  'no-credentials': 'not-permitted',
  'secret-in-browser': 'secret-key-in-browser',
  'unknown-key': 'not-permitted',
  'other-kind': 'not-permitted',
  'wrong-token': 'not-permitted',
  'ended-token': 'not-permitted',
  deleted: 'not-permitted',
  expired: 'not-permitted',
  paused: 'not-permitted',
  bot: 'suspected-bot',
  'no-host': 'key-unauthorized',
  hostname: 'key-unauthorized',
  'credentials-in-url': 'url-credentials-not-allowed',
  ip: 'key-unauthorized',
  'license-scope': 'key-unauthorized',
  'unknown-license': 'license-not-recognized',
  'other-product': 'license-not-recognized',
  'license-not-held': 'license-not-recognized',
  subscription: 'subscription-inactive',
  'too-few-remaining': 'subscription-inactive',
  'key-limit': 'key-limit-reached',
  'usage-limit': 'usage-limit-reached',
  'account-limit': 'usage-limit-reached',
  'rate-limit': 'requests-too-fast',
} as const satisfies Record<Rejection['rule'], RejectionName>

/** The error of the rule that rejected. */
export function errorOfRule<Rule extends Rejection['rule']>(
  rule: Rule,
): RejectionError & { name: (typeof NAMES)[Rule] } {
  const name = NAMES[rule]
  if (name === 'suspected-bot') {
    const { id, status } = commonErrors['suspected-bot']
    return { id, name, status }
  }
  const { codes, status } = gatewayErrors[name as GatewayErrorName]
  // Two numbers mean that a license is not recognized; the second is for existing licenses.
  const code = rule === 'license-not-held' ? codes[1] : codes[0]
  return { id: code ?? null, name, status }
}
