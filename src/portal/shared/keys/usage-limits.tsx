import * as z from 'zod/mini'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { getKeyUsageLimits } from '#generated/security/operations/getKeyUsageLimits.ts'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import { setKeyUsageLimits } from '#generated/security/operations/setKeyUsageLimits.ts'
import { setUsageLimits } from '#generated/security/operations/setUsageLimits.ts'
import type { UsageLimit, UsageLimits } from '#generated/security/types.ts'
import { zNumberOfLookups } from '#generated/security/zod.ts'
import { call } from '#portal/api/call.ts'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Meter } from '#portal/ui/data/meter.tsx'
import { readCount } from './limit-form.tsx'
import { keyQueries } from './operations.ts'

type Period = 'day' | 'month'

/** Whose limits they are: those of a key, or of the account. */
export type LimitOwner = { id: string; label: string } | 'account'

/** When a limit counts from zero again, on the clock of its zone: Dec 3, 00:00 (Europe/Berlin). */
export function resetText(resetsAt: string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-US', {
    ...({ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
    hourCycle: 'h23',
    timeZone,
  })
  return `${clock.format(new Date(resetsAt))} (${timeZone.replaceAll('_', ' ')})`
}

const NOW = { day: 'today', month: 'this month' } as const

/** What happens at a limit, before it does, or what has happened. */
export function limitSentence(
  owner: LimitOwner,
  period: Period,
  { max_lookups: max, limit_reached, resets_at }: UsageLimit,
  timeZone: string,
): string {
  const requests = owner === 'account' ? 'requests with all keys' : 'requests with this key'
  const until = `fail with status 402 until ${resetText(resets_at, timeZone)}.`
  if (!limit_reached) return `At ${countOf(max, 'lookup')} ${NOW[period]}, ${requests} ${until}`
  const all =
    max === 1
      ? `The only lookup of ${NOW[period]} is`
      : `All ${exactAmount(max)} lookups of ${NOW[period]} are`
  return `${all} used, so ${requests} ${until}`
}

/** The limits for a day and a month: how much is used, and what happens at each. */
export function UsageLimitMeters({ owner, limits }: { owner: LimitOwner; limits: UsageLimits }) {
  const periods = (['day', 'month'] as const).flatMap(period => {
    const limit = limits[period]
    return limit ? [{ period, limit }] : []
  })
  return (
    <ul className="flex max-w-xl flex-col gap-5">
      {periods.map(({ period, limit }) => (
        <li key={period} className="flex flex-col gap-2">
          <UsageLimitMeter period={period} limit={limit} />
          <p className={limit.limit_reached ? 'text-sm text-danger' : 'text-sm text-muted'}>
            {limitSentence(owner, period, limit, limits.zone)}
          </p>
        </li>
      ))}
    </ul>
  )
}

export function UsageLimitMeter({ period, limit }: { period: Period; limit: UsageLimit }) {
  const { max_lookups: max, lookups_used: used } = limit
  const text = `${exactAmount(used)} of ${exactAmount(max)}`
  return (
    <div className="flex flex-col gap-1">
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-muted">{period === 'day' ? 'Today' : 'This month'}</span>
        <span className={limit.limit_reached ? 'font-medium text-danger' : undefined}>{text}</span>
      </p>
      <Meter label={period === 'day' ? 'Used today' : 'Used this month'} text={text} used={used} max={max} />
    </div>
  )
}

/** A number of lookups as people type it; nothing for no limit. */
const optionalCount = z.pipe(
  z.pipe(
    z.string(),
    z.transform(typed => (typed.trim() === '' ? null : readCount(typed))),
  ),
  zNumberOfLookups,
)
const limitsSchema = z.object({ per_day: optionalCount, per_month: optionalCount })

interface Numbers {
  per_day: number | null
  per_month: number | null
}

export const numbersOf = ({ day, month }: Pick<UsageLimits, Period>): Numbers => ({
  per_day: day?.max_lookups ?? null,
  per_month: month?.max_lookups ?? null,
})

/** The body that sets numbers where there are others. */
const bodyOf = (to: Numbers, from: Numbers) => ({
  ...to,
  instead_of_day: from.per_day,
  instead_of_month: from.per_month,
})

const typedOf = (count: number | null) => (count === null ? '' : exactAmount(count))
const inWords = (count: number | null) => (count === null ? 'none' : exactAmount(count))
const wordsOf = ({ per_day, per_month }: Numbers) => ({
  'A day': inWords(per_day),
  'A month': inWords(per_month),
})

/** Sets the limits of a key or of the account for a day and a month, with Undo. */
export function UsageLimitsDialog({
  owner,
  limits,
  onClose,
}: {
  owner: LimitOwner
  limits: UsageLimits
  onClose: () => void
}) {
  const isAccount = owner === 'account'
  const name = isAccount ? 'the account' : owner.label
  const before = numbersOf(limits)
  const send = (body: ReturnType<typeof bodyOf>) =>
    isAccount ? call(setUsageLimits, { body }) : call(setKeyUsageLimits, { path: { id: owner.id }, body })
  const shared = {
    title: isAccount ? 'Limits of the account' : `Limits of ${name}`,
    description: `How many lookups ${isAccount ? 'all keys together' : name} can make. At a limit, requests fail with status 402 until the next day or month begins in ${limits.zone.replaceAll('_', ' ')}. Lookups since this one began count.`,
    schema: limitsSchema,
    defaultValues: { per_day: typedOf(before.per_day), per_month: typedOf(before.per_month) },
    // The numbers that the new ones replace: those that the person sees.
    toBody: (to: Numbers, from: Numbers) => bodyOf(to, from),
    conflict: {
      errors: ['limit-changed' as const],
      title: 'Someone else just changed these limits',
      from: before,
      load: async () =>
        numbersOf(
          await (isAccount ? call(getUsageLimits) : call(getKeyUsageLimits, { path: { id: owner.id } })),
        ),
      words: wordsOf,
    },
    invalidates: [...keyQueries, getUsageLimits, getKeyUsageLimits],
    submitLabel: 'Save limits',
    doneText: `Limits of ${name} saved.`,
    undo: (to: Numbers) => ({
      subject: isAccount ? 'account' : owner.id,
      send: () => send(bodyOf(before, to)),
      doneText: `Limits of ${name} restored.`,
      failedTitle: `The limits of ${name} couldn’t be restored`,
    }),
    onClose,
  }
  return isAccount ? (
    <FormDialog {...shared} operation={setUsageLimits}>
      {fields => (
        <>
          <fields.Text {...A_DAY} />
          <fields.Text {...A_MONTH} />
        </>
      )}
    </FormDialog>
  ) : (
    <FormDialog {...shared} operation={setKeyUsageLimits} path={{ id: owner.id }}>
      {fields => (
        <>
          <fields.Text {...A_DAY} />
          <fields.Text {...A_MONTH} />
        </>
      )}
    </FormDialog>
  )
}

const COUNT = { inputMode: 'numeric', autoComplete: 'off', hint: 'Leave empty for no limit.' } as const
const A_DAY = { ...COUNT, name: 'per_day', label: 'Lookups a day', 'data-autofocus': '' } as const
const A_MONTH = { ...COUNT, name: 'per_month', label: 'Lookups a month' } as const
