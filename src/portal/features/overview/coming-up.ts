import { timeOf } from '#domain/subscription/subscription-status.ts'
import type { Invitation } from '#generated/authorization/types.ts'
import type { SurveyedKey } from '#generated/security/types.ts'
import type { Holding } from './holdings.ts'
import { DAY } from './product-usage.ts'

/** How long before its end a thing is worth a line. */
const NOTICE = { key: 30 * DAY, token: 7 * DAY, invitation: 3 * DAY, subscription: 30 * DAY }

/** Something that ends soon if no one acts. */
export type Ending = { at: number } & (
  | { kind: 'key' | 'token'; keyId: string; keyKind: SurveyedKey['kind']; label: string }
  | { kind: 'invitation'; email: string }
  | { kind: 'subscription'; licenseId: number; label: string; isTrial: boolean }
)

interface Ends {
  keys: readonly SurveyedKey[]
  invitations: readonly Invitation[]
  holdings: readonly Holding[]
}

/** What ends soon, the first to end first. */
export function endingsOf({ keys, invitations, holdings }: Ends, now: Date): Ending[] {
  const isSoon = (at: number | undefined, notice: number): at is number =>
    at !== undefined && at > now.getTime() && at - now.getTime() <= notice
  const endings: Ending[] = []
  for (const {
    key_id: keyId,
    kind: keyKind,
    label,
    paused,
    recovery_deadline,
    expires,
    previous_token_ends,
  } of keys) {
    if (paused || timeOf(recovery_deadline) !== undefined) continue
    const key = { keyId, keyKind, label }
    const end = timeOf(expires)
    if (isSoon(end, NOTICE.key)) endings.push({ kind: 'key', at: end, ...key })
    const tokenEnd = timeOf(previous_token_ends)
    if (isSoon(tokenEnd, NOTICE.token)) endings.push({ kind: 'token', at: tokenEnd, ...key })
  }
  for (const { email_address: email, expiration } of invitations) {
    const end = timeOf(expiration)
    if (isSoon(end, NOTICE.invitation)) endings.push({ kind: 'invitation', at: end, email })
  }
  for (const { license, current, status, facts } of holdings) {
    const end = timeOf(current?.expiration)
    // A term that another one follows is not the end of its license.
    const isEnding = status === 'active' && !facts.next && facts.renewal.state !== 'on'
    if (isEnding && isSoon(end, NOTICE.subscription))
      endings.push({
        kind: 'subscription',
        at: end,
        licenseId: license.license_id,
        label: license.license_label,
        isTrial: current?.plan.one_time_free_trial === true,
      })
  }
  return endings.toSorted((a, b) => a.at - b.at)
}
