import * as z from 'zod/mini'
import { countOf } from '#domain/text/amounts.ts'
import { adjustRateLimit } from '#generated/subscription/operations/adjustRateLimit.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import {
  BeforeAfter,
  ReasonField,
  reasonSchema,
  useUndoableChange,
  wholeOf,
  wholeUpTo,
} from '../shared/change-fields.tsx'
import { licenseQueries, termName } from './account.ts'
import { useAccountActions } from './actions.ts'

/** A rate limit as staff read it. */
function rateText(rate: Subscription['rate_limit']): string {
  if (!rate) return 'That of the plan'
  const text =
    rate.rate_limit === null
      ? 'Unlimited'
      : countOf(rate.rate_limit, 'request per second', 'requests per second')
  return rate.expiration ? `${text} until ${dayText(rate.expiration)}` : text
}

/** Gives a subscription its own rate limit. */
export function RateLimitDialog({ entity: term, onClose }: EntityDialogProps<Subscription>) {
  const { subscription_id: id, rate_limit: own } = term
  const { named, undoing } = useUndoableChange()
  const actions = useAccountActions()
  const toLimit = (rate: string, until: string) => ({
    rate_limit: rate === '' ? null : wholeOf(rate),
    expiration: until === '' ? null : `${until}T00:00:00.000Z`,
  })
  return (
    <FormDialog
      title={`Adjust the rate limit of ${termName(term)}`}
      description="It replaces that of the plan until its end, and doesn’t carry over to the next term."
      operation={adjustRateLimit}
      path={{ id }}
      schema={z.object({
        rate_limit: z.union([z.literal(''), wholeUpTo(1_000_000, 1)]),
        expiration: z.string(),
        ...reasonSchema.shape,
      })}
      defaultValues={{
        rate_limit: own?.rate_limit ? String(own.rate_limit) : '',
        expiration: own?.expiration ? own.expiration.slice(0, 10) : '',
        reason: '',
      }}
      toBody={({ rate_limit, expiration, reason }) => ({
        ...toLimit(rate_limit, expiration),
        reason,
        ...named,
      })}
      invalidates={licenseQueries}
      setting="staff-change"
      submitLabel="Adjust rate limit"
      doneText="Rate limit adjusted."
      actions={actions}
      undo={() => ({
        subject: String(id),
        // One that has ended is as good as none.
        send: () =>
          sendOperation(adjustRateLimit, {
            path: { id },
            body: {
              rate_limit: own?.rate_limit ?? null,
              expiration: own ? own.expiration : new Date().toISOString(),
              ...undoing,
            },
          }),
        failedTitle: 'The rate limit couldn’t be changed back',
      })}
      onClose={onClose}
    >
      {(fields, form) => (
        <>
          <fields.Text
            name="rate_limit"
            label="Requests per second"
            inputMode="numeric"
            autoComplete="off"
            hint="Leave empty for no limit."
            isOptional
            data-autofocus=""
          />
          <fields.Text
            name="expiration"
            type="date"
            label="Until (UTC)"
            hint="Leave empty for as long as the subscription lasts."
            isOptional
          />
          <form.Subscribe selector={({ values }) => values}>
            {({ rate_limit, expiration }) => (
              <BeforeAfter
                changes={[
                  {
                    name: 'Rate limit',
                    before: rateText(own),
                    after: rateText({ ...toLimit(rate_limit, expiration), created: '' }),
                  },
                ]}
              />
            )}
          </form.Subscribe>
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}
