import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { lookupsText } from '#domain/subscription/lookups-left.ts'
import { exactAmount, UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { adjustDuration } from '#generated/subscription/operations/adjustDuration.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { terminateSubscription } from '#generated/subscription/operations/terminateSubscription.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { aboutOne, type EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import {
  BeforeAfter,
  ReasonField,
  reasonSchema,
  useUndoableChange,
  wholeOf,
  wholeUpTo,
} from '../shared/change-fields.tsx'
import { ChangeWorth, type Gift } from '../shared/gift-worth.tsx'
import { licenseQueries, type OfAccount, subscriptionQuery, termName } from './account.ts'
import { useAccountActions } from './actions.ts'
import { RateLimitDialog } from './rate-limit-dialog.tsx'

/** The most days that a request for their value can name. */
const MOST_DAYS = 4_000_000

function LookupsDialog({ accountId, entity: term, onClose }: OfAccount & EntityDialogProps<Subscription>) {
  const { subscription_id: id, issued, remaining } = term
  const used = issued - remaining
  const { named, undoing } = useUndoableChange()
  const actions = useAccountActions()
  return (
    <FormDialog
      title={`Adjust the lookups of ${termName(term)}`}
      description="The number for the whole term. What was used stays used; the plan and the price don’t change."
      operation={adjustLookups}
      path={{ id }}
      schema={z.object({ lookups: wholeUpTo(UNLIMITED_LOOKUPS, 0), ...reasonSchema.shape })}
      defaultValues={{ lookups: String(issued), reason: '' }}
      toBody={({ lookups, reason }) => ({ lookups: wholeOf(lookups), reason, ...named })}
      invalidates={licenseQueries}
      setting="staff-change"
      submitLabel="Adjust lookups"
      doneText="Lookups adjusted."
      actions={actions}
      undo={() => ({
        subject: String(id),
        send: () => sendOperation(adjustLookups, { path: { id }, body: { lookups: issued, ...undoing } }),
        failedTitle: 'The lookups couldn’t be changed back',
      })}
      onClose={onClose}
    >
      {(fields, form) => (
        <>
          <fields.Text
            name="lookups"
            label="Lookups of the term"
            inputMode="numeric"
            autoComplete="off"
            hint={`${exactAmount(UNLIMITED_LOOKUPS)} means unlimited.`}
            data-autofocus=""
          />
          <form.Subscribe selector={({ values }) => wholeOf(values.lookups)}>
            {lookups => (
              <>
                <BeforeAfter
                  changes={[
                    {
                      name: 'Lookups of the term',
                      before: lookupsText(issued),
                      after: lookupsText(lookups || 0),
                    },
                    {
                      name: 'Left',
                      before: lookupsText(remaining),
                      after: lookupsText(Math.max(0, (lookups || 0) - used)),
                    },
                  ]}
                />
                <ChangeWorth accountId={accountId} gift={addedLookups(term, lookups)} />
              </>
            )}
          </form.Subscribe>
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

/** The lookups that a change adds to a term; undefined if it adds none. */
function addedLookups({ plan_id, issued }: Subscription, lookups: number): Gift | undefined {
  if (!(lookups > issued && lookups <= UNLIMITED_LOOKUPS)) return undefined
  return { plan_id, lookups: lookups === UNLIMITED_LOOKUPS ? lookups : lookups - issued }
}

/** The days that another end adds to a term; undefined if it adds none. */
function addedDays({ plan_id, issued, expiration }: Subscription, end: string): Gift | undefined {
  const before = Math.max(Date.now(), Date.parse(expiration ?? ''))
  const days = Math.ceil((Date.parse(end) - before) / (24 * 60 * 60_000))
  return days > 0 && days <= MOST_DAYS ? { plan_id, lookups: issued, days } : undefined
}

function DurationDialog({ accountId, entity: term, onClose }: OfAccount & EntityDialogProps<Subscription>) {
  const { subscription_id: id, start, expiration } = term
  const { named, undoing } = useUndoableChange()
  const actions = useAccountActions()
  // The end keeps its time of day.
  const toMoment = (day: string) => `${day}T${(expiration ?? start).slice(11)}`
  return (
    <FormDialog
      title={`Change the end of ${termName(term)}`}
      description="Renewal follows the new end. An end in the past stops the term at once."
      operation={adjustDuration}
      path={{ id }}
      schema={z.object({
        expiration: z.string().check(
          z.check(({ value, issues }) => {
            const message = !value
              ? 'Choose a day.'
              : toMoment(value) <= start
                ? 'End date cannot be before start date.'
                : undefined
            if (message) issues.push({ code: 'custom', message, input: value })
          }),
        ),
        ...reasonSchema.shape,
      })}
      defaultValues={{ expiration: expiration ? expiration.slice(0, 10) : '', reason: '' }}
      toBody={({ expiration: day, reason }) => ({ expiration: toMoment(day), reason, ...named })}
      invalidates={licenseQueries}
      setting="staff-change"
      submitLabel="Change end"
      doneText="End of the term changed."
      actions={actions}
      {...(expiration && {
        undo: () => ({
          subject: String(id),
          send: () => sendOperation(adjustDuration, { path: { id }, body: { expiration, ...undoing } }),
          failedTitle: 'The end couldn’t be changed back',
        }),
      })}
      onClose={onClose}
    >
      {(fields, form) => (
        <>
          <fields.Text name="expiration" type="date" label="Last day (UTC)" data-autofocus="" />
          <form.Subscribe selector={({ values }) => values.expiration}>
            {day => (
              <>
                <BeforeAfter
                  changes={[
                    {
                      name: 'End of the term',
                      before: expiration ? dayText(expiration) : 'None',
                      after: day ? dayText(toMoment(day)) : 'None',
                    },
                  ]}
                />
                <ChangeWorth accountId={accountId} gift={addedDays(term, toMoment(day))} />
              </>
            )}
          </form.Subscribe>
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

function TerminateDialog({ entity: term, onClose }: EntityDialogProps<Subscription>) {
  const { subscription_id: id, remaining, expiration } = term
  return (
    <FormDialog
      title={`Terminate ${termName(term)}?`}
      description="Lookups fail at once, it doesn’t renew, and nothing is refunded. This can’t be undone. To stop a license for a while, suspend it."
      operation={terminateSubscription}
      path={{ id }}
      query={({ reason }) => ({ reason })}
      schema={reasonSchema}
      defaultValues={{ reason: '' }}
      toBody={() => undefined}
      invalidates={licenseQueries}
      setting="staff-change"
      submitVariant="danger"
      submitLabel="Terminate subscription"
      doneText="Subscription terminated."
      onClose={onClose}
    >
      {fields => (
        <>
          <BeforeAfter
            changes={[
              { name: 'End', before: expiration ? dayText(expiration) : 'None', after: 'Now' },
              { name: 'Lookups left', before: lookupsText(remaining), after: '0' },
            ]}
          />
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}

const OF_SUBSCRIPTION = {
  lookups: LookupsDialog,
  duration: DurationDialog,
  'rate-limit': RateLimitDialog,
  terminate: TerminateDialog,
}
export type SubscriptionDialogName = keyof typeof OF_SUBSCRIPTION

export const subscriptionDialogs = aboutOne<Subscription, OfAccount>({
  what: 'The subscription',
  useEntity: (id, { accountId }) => useQuery(subscriptionQuery(accountId, id)),
  missing: { title: 'Subscription not found', text: 'This account doesn’t have it.' },
  dialogs: OF_SUBSCRIPTION,
})
