import { useState } from 'react'
import * as z from 'zod/mini'
import { isTooSmall, tooSmallText } from '#domain/billing/smallest-charge.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { centsOf, dollars } from '#domain/text/money.ts'
import { zReason } from '#generated/sales/zod.ts'
import type { FormFields } from '#portal/ui/form/fields.tsx'

/** Why staff change something; with every change. */
export const reasonSchema = z.object({ reason: zReason })

/** The reason that Undo gives. */
const UNDONE = 'Undone'

/**
 * What a change that can be undone sends in addition to its values, and what Undo sends instead: the server rejects it
 * if someone has changed the same thing since.
 */
export function useUndoableChange() {
  const [id] = useState(() => crypto.randomUUID())
  return { named: { change_id: id }, undoing: { undoes_change: id, reason: UNDONE } }
}

export function ReasonField({ fields }: { fields: FormFields<'reason'> }) {
  return (
    <fields.Textarea
      name="reason"
      label="Reason"
      hint="Goes into the activity log, where the account’s owners can read it."
      rows={2}
    />
  )
}

/** An amount in dollars, as typed, of at least one cent, or what a card can be charged, and at most `most` cents. */
export const amountUpTo = (most: number, tooMuch: string, { isCharged = false } = {}) =>
  z.string().check(
    z.check(({ value, issues }) => {
      const cents = centsOf(value)
      const message =
        cents === undefined
          ? 'Enter an amount, such as 400.00.'
          : cents === 0
            ? 'Enter an amount of at least one cent.'
            : cents > most
              ? tooMuch
              : isCharged && isTooSmall(cents)
                ? tooSmallText(cents)
                : undefined
      if (message) issues.push({ code: 'custom', message, input: value })
    }),
  )

/** A whole number, as typed: with or without separators of thousands, as the pages show it. NaN for anything else. */
export function wholeOf(typed: string): number {
  const text = typed.trim()
  return /^(\d+|\d{1,3}(,\d{3})+)$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
}

/** A field for a whole number; `wholeOf` reads it. */
export const wholeUpTo = (most: number, least: number) =>
  z.string().check(
    z.check(({ value, issues }) => {
      const number = wholeOf(value)
      if (!(number >= least && number <= most))
        issues.push({
          code: 'custom',
          message: `Enter a whole number from ${least} to ${exactAmount(most)}.`,
          input: value,
        })
    }),
  )

/** The cents of an amount that its schema has passed. */
export const checkedCents = (typed: string): number => centsOf(typed) ?? 0

/** What a change makes of a value. */
export interface Change {
  name: string
  before: string
  after: string
}

/** What is now and what will be, before the button that changes it. It is read out as it changes. */
export function BeforeAfter({
  changes,
  label = 'What changes',
}: {
  changes: readonly Change[]
  label?: string
}) {
  return (
    <div role="status" aria-label={label} className="rounded-lg bg-sunken px-4 py-3 text-sm">
      <dl className="grid grid-cols-[minmax(min-content,1fr)_fit-content(65%)] gap-x-6 gap-y-1.5">
        {changes.map(({ name, before, after }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right tabular-nums wrap-anywhere">
              {before === after ? (
                after
              ) : (
                <>
                  <span className="text-muted">{before}</span>
                  <span aria-hidden="true"> → </span>
                  <span className="sr-only"> becomes </span>
                  <span className="font-medium text-ink">{after}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Amounts by name, the last of which is what matters. */
export function Amounts({
  rows,
  label = 'Amounts',
}: {
  rows: readonly (readonly [name: string, cents: number])[]
  label?: string
}) {
  return (
    <div role="status" aria-label={label} className="rounded-lg bg-sunken px-4 py-3 text-sm">
      <dl className="grid grid-cols-[minmax(min-content,1fr)_fit-content(65%)] gap-x-6 gap-y-1.5">
        {rows.map(([name, cents], index) => (
          <div
            key={name}
            className={index === rows.length - 1 ? 'contents font-medium text-ink' : 'contents text-muted'}
          >
            <dt>{name}</dt>
            <dd className="text-right tabular-nums">{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
