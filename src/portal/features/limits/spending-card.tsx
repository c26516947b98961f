import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { centsOf, dollars } from '#domain/text/money.ts'
import { getSpendingCap } from '#generated/billing/operations/getSpendingCap.ts'
import { setSpendingCap } from '#generated/billing/operations/setSpendingCap.ts'
import type { SpendingCap } from '#generated/billing/types.ts'
import { call, query } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { resetText } from '#portal/shared/keys/usage-limits.tsx'
import { Meter } from '#portal/ui/data/meter.tsx'
import { Card } from '#portal/ui/page/card.tsx'

/** The most that the account spends in a month over all licenses. */
export function SpendingCard() {
  const cap = useQuery(query(getSpendingCap))
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card
      title="Spending cap"
      description="The most that the account spends in a month over all licenses, tax included."
      actions={
        <OperationButton
          operation={setSpendingCap}
          disabledReason={cap.data ? undefined : 'The cap isn’t loaded.'}
          onClick={() => setIsOpen(true)}
        >
          Set spending cap
        </OperationButton>
      }
    >
      <Loaded query={cap} what="The spending cap" rows={2}>
        {data => (
          <>
            <Spent cap={data} />
            {isOpen && <CapDialog cap={data} onClose={() => setIsOpen(false)} />}
          </>
        )}
      </Loaded>
    </Card>
  )
}

function Spent({ cap: { monthly_cap: max, spent, resets_at, zone } }: { cap: SpendingCap }) {
  if (max === null)
    return (
      <p className="text-sm text-muted">
        No cap. {dollars(spent)} is ordered this month. Renewals and early purchases are charged as agreed.
      </p>
    )
  const isReached = spent >= max
  const text = `${dollars(spent)} of ${dollars(max)}`
  const until = resetText(resets_at, zone)
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-muted">This month</span>
        <span className={isReached ? 'font-medium text-danger' : undefined}>{text}</span>
      </p>
      <Meter label="Spent this month" text={text} used={spent} max={max} />
      <p className={isReached ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {isReached
          ? `The cap is reached, so renewals and early purchases aren’t charged until ${until}, and lookups stop when their term ends or runs out.`
          : `A renewal or an early purchase that would bring this month above ${dollars(max)} isn’t charged until ${until}, and lookups stop when their term ends or runs out.`}{' '}
        People who buy by hand are asked to confirm.
      </p>
    </div>
  )
}

const schema = z.object({
  monthly: z.pipe(
    z
      .string()
      .check(
        z.refine(
          typed => typed.trim() === '' || centsOf(typed) !== undefined,
          'Enter an amount in US dollars, such as 1,000.00.',
        ),
      ),
    z.transform(typed => centsOf(typed) ?? null),
  ),
})

function CapDialog({ cap: { monthly_cap: before }, onClose }: { cap: SpendingCap; onClose: () => void }) {
  return (
    <FormDialog
      title="Set spending cap"
      description="Renewals and early purchases that would exceed it in a month are not charged, and you get an email. Orders that wait for payment count. Refunds make no room."
      operation={setSpendingCap}
      schema={schema}
      defaultValues={{ monthly: before === null ? '' : dollars(before).replace('$', '') }}
      // The cap that the new one replaces: the one that the person sees.
      toBody={({ monthly }, instead_of: number | null) => ({ monthly, instead_of })}
      conflict={{
        errors: ['limit-changed'],
        title: 'Someone else just changed the cap',
        from: before,
        load: async () => (await call(getSpendingCap)).monthly_cap,
        words: max => ({ 'The cap': max === null ? 'none' : dollars(max) }),
      }}
      invalidates={[getSpendingCap]}
      submitLabel="Save cap"
      doneText={({ monthly }) =>
        monthly === null ? 'The spending cap is removed.' : `The spending cap is ${dollars(monthly)} a month.`
      }
      undo={({ monthly }) => ({
        subject: 'spending-cap',
        send: () => call(setSpendingCap, { body: { monthly: before, instead_of: monthly } }),
        doneText: 'The spending cap is as before.',
        failedTitle: 'The spending cap couldn’t be restored',
      })}
      onClose={onClose}
    >
      {fields => (
        <fields.Text
          name="monthly"
          label="At most, per month"
          hint="In US dollars, tax included. Leave empty for no cap."
          inputMode="decimal"
          autoComplete="off"
          data-autofocus=""
        />
      )}
    </FormDialog>
  )
}
