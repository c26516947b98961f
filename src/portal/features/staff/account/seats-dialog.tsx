import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { maxUsersOf } from '#domain/subscription/seats.ts'
import { listAccountActivity } from '#generated/authorization/operations/listAccountActivity.ts'
import { adjustSeats } from '#generated/subscription/operations/adjustSeats.ts'
import { getAccountSeats } from '#generated/subscription/operations/getAccountSeats.ts'
import { getGiftValue } from '#generated/subscription/operations/getGiftValue.ts'
import type { AccountSeats } from '#generated/subscription/types.ts'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import {
  BeforeAfter,
  ReasonField,
  reasonSchema,
  useUndoableChange,
  wholeOf,
  wholeUpTo,
} from '../shared/change-fields.tsx'
import { ChangeWorth } from '../shared/gift-worth.tsx'
import { type OfAccount, seatsQuery } from './account.ts'
import { useAccountActions } from './actions.ts'

const MOST = 1_000

/** Adjusts how many people an account can have without a paid plan. */
export function SeatsDialog({ accountId, onClose }: OfAccount & DialogProps) {
  const { data } = useQuery(seatsQuery(accountId))
  return data && <KnownSeats accountId={accountId} seats={data} onClose={onClose} />
}

function KnownSeats({
  accountId: id,
  seats: { own_seats: own, plan_seats: plans, added_seats: added, max_users },
  onClose,
}: OfAccount & Pick<DialogProps, 'onClose'> & { seats: AccountSeats }) {
  const { named, undoing } = useUndoableChange()
  const actions = useAccountActions()
  const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)
  return (
    <FormDialog
      title={`Adjust the seats of account ${id}`}
      description={
        plans > 0
          ? `Paid plans bring ${people(plans)}. The account’s own seats count when they are more.`
          : 'Members stay when there are fewer seats than members, but no one else can be invited.'
      }
      operation={adjustSeats}
      path={{ id }}
      schema={z.object({ own_seats: wholeUpTo(MOST, 1), ...reasonSchema.shape })}
      defaultValues={{ own_seats: String(own), reason: '' }}
      toBody={({ own_seats, reason }) => ({ own_seats: wholeOf(own_seats), reason, ...named })}
      invalidates={[getAccountSeats, getGiftValue, listAccountActivity]}
      setting="staff-change"
      submitLabel="Adjust seats"
      doneText="Seats adjusted."
      actions={actions}
      undo={() => ({
        subject: String(id),
        send: () => sendOperation(adjustSeats, { path: { id }, body: { own_seats: own, ...undoing } }),
        failedTitle: 'The seats couldn’t be changed back',
      })}
      onClose={onClose}
    >
      {(fields, form) => (
        <>
          <fields.Text
            name="own_seats"
            label="Seats without a paid plan"
            inputMode="numeric"
            autoComplete="off"
            data-autofocus=""
          />
          <form.Subscribe selector={({ values }) => wholeOf(values.own_seats)}>
            {seats => (
              <>
                <BeforeAfter
                  changes={[
                    { name: 'Seats without a paid plan', before: String(own), after: String(seats || own) },
                    {
                      name: 'The account can have',
                      before: people(max_users),
                      after: people(maxUsersOf({ own: seats || own, plans, added })),
                    },
                  ]}
                />
                <ChangeWorth
                  accountId={id}
                  gift={seats > own && seats <= MOST ? { seats: seats - own } : undefined}
                />
              </>
            )}
          </form.Subscribe>
          <ReasonField fields={fields} />
        </>
      )}
    </FormDialog>
  )
}
