import { HOUR, MINUTE, SECOND } from '#domain/time/durations.ts'

/** Lookups to count. */
export interface Metered {
  kind: 'secret' | 'embedded'
  accountId: number
  keyId: string
  licenseId: number
  subscriptionId: number
  lookups: number
  now: Date
  /** Lookups that the key may make in a second with the license; null for no limit. */
  rateLimit: number | null
  /** Version of the token that was used, while the key has two valid ones. */
  tokenVersion?: number | undefined
  /** Whether to write the minute of the last use. */
  isFirstOfMinute: boolean
  /** Lookups that the subscription had left when the call was decided. */
  left: number
  /** Whether the key has a limit of lookups in all. */
  hasLimit: boolean
  /** Its limits for a day and a month, and those of the account; undefined for none. */
  usageLimits?: readonly { key_id: string; period: 'day' | 'month' }[] | undefined
  /** Set on a call that was answered before it is counted. */
  answered?: Answered | undefined
}

/** Lookups of one key, subscription and second that are answered, and counted a little later. */
export interface Answered extends Metered {
  /** Whether they were counted in the end; undefined until a statement has them. */
  counting: Promise<boolean> | undefined
}

/** Lookups by token version are counted in steps of five minutes. */
const TOKEN_STEP = 5 * MINUTE

/** What calls add up to: one row for each stored row that they change. */
export interface Sums {
  keys: Row<{ key_id: string; used: number }>
  /** `at` is the latest of the calls: the period that a limit is in then gets all of them. */
  usageLimits: Row<{ key_id: string; period: 'day' | 'month'; used: number; at: string }>
  terms: Row<{ subscription_id: number; used: number }>
  paces: Row<{
    key_id: string
    license_id: number
    second: string
    used: number
    most: number
    is_alone: boolean
  }>
  hours: Row<{ key_id: string; license_id: number; hour: string; used: number }>
  tokens: Row<{ key_id: string; token_version: number; start: string; used: number; last: string }>
  touched: Row<{ kind: Metered['kind']; key_id: string; minute: string }>
}
type Row<Columns> = (Columns & { account_id: number })[]

export function sumsOf(calls: readonly Metered[]): Sums {
  const keys = createSums<Sums['keys'][number]>()
  const usageLimits = createSums<Sums['usageLimits'][number]>()
  const terms = createSums<Sums['terms'][number]>()
  const paces = createSums<Sums['paces'][number]>()
  const hours = createSums<Sums['hours'][number]>()
  const tokens = createSums<Sums['tokens'][number]>()
  const touched = new Map<string, Sums['touched'][number]>()
  for (const { accountId, keyId, licenseId, subscriptionId, lookups, now, rateLimit, ...call } of calls) {
    const own = { account_id: accountId, key_id: keyId, used: lookups }
    keys.add(keyId, own)
    for (const { key_id, period } of call.usageLimits ?? []) {
      const at = now.toISOString()
      const row = { account_id: accountId, key_id, period, used: lookups, at }
      const known = usageLimits.add(`${accountId} ${key_id} ${period}`, row)
      if (known && known.at < at) known.at = at
    }
    const term = { account_id: accountId, subscription_id: subscriptionId, used: lookups }
    terms.add(String(subscriptionId), term)
    const hour = startOf(now, HOUR)
    hours.add(`${keyId} ${licenseId} ${hour}`, { ...own, license_id: licenseId, hour })
    if (rateLimit !== null) {
      const second = startOf(now, SECOND)
      const known = paces.add(`${keyId} ${licenseId}`, {
        ...own,
        license_id: licenseId,
        second,
        most: rateLimit,
        is_alone: true,
      })
      if (known) {
        known.is_alone = false
        // A key has one row for a license, so a batch from two seconds does not fit, and its calls are taken one after another.
        known.most = known.second === second ? Math.min(known.most, rateLimit) : 0
      }
    }
    if (call.tokenVersion !== undefined) {
      const start = startOf(now, TOKEN_STEP)
      const last = now.toISOString()
      const use = { ...own, token_version: call.tokenVersion, start, last }
      const known = tokens.add(`${keyId} ${call.tokenVersion} ${start}`, use)
      if (known && known.last < last) known.last = last
    }
    if (call.isFirstOfMinute)
      touched.set(keyId, {
        account_id: accountId,
        kind: call.kind,
        key_id: keyId,
        minute: startOf(now, MINUTE),
      })
  }
  return {
    keys: keys.rows(),
    usageLimits: usageLimits.rows(),
    terms: terms.rows(),
    paces: paces.rows(),
    hours: hours.rows(),
    tokens: tokens.rows(),
    touched: [...touched.values()],
  }
}

function createSums<Columns extends { used: number }>() {
  const sums = new Map<string, Columns>()
  return {
    /** Returns the row that there was, with the lookups added. */
    add(id: string, row: Columns): Columns | undefined {
      const known = sums.get(id)
      if (known) known.used += row.used
      else sums.set(id, row)
      return known
    },
    rows: () => [...sums.values()],
  }
}

/** Whether a use at `now` is the first in its minute. */
export function isFirstOfMinute(lastUsed: string | null, now: Date): boolean {
  return lastUsed === null || Math.floor(Date.parse(lastUsed) / MINUTE) < Math.floor(now.getTime() / MINUTE)
}

/** The last moment that `startOf` was asked for, by step: most calls of a batch have the same. */
const starts = new Map<number, { number: number; text: string }>()

/** The start of the step that contains a moment, as ISO. UTC steps are aligned with the epoch. */
function startOf(moment: Date, step: number): string {
  const number = Math.floor(moment.getTime() / step)
  const known = starts.get(step)
  if (known?.number === number) return known.text
  const text = new Date(number * step).toISOString()
  starts.set(step, { number, text })
  return text
}
