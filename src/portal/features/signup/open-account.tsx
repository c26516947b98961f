import { useState } from 'react'
import * as z from 'zod/mini'
import { DEFAULT_TRIAL } from '#domain/subscription/trials.ts'
import { createAccount } from '#generated/sales/operations/createAccount.ts'
import { zCreateAccountBody } from '#generated/sales/zod.ts'
import { switchAccount } from '#portal/api/session/session.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { DeletedLogin } from '#portal/shared/login-deletion/deleted-login.tsx'
import { recordTrial } from '#portal/shared/visitor-forms/trial-record.ts'
import { TrialSelect } from './trial-select.tsx'

const schema = z.pick(zCreateAccountBody, { account_name: true })

/** Opens an account for a person without one. `onOpened` runs when the session is in it. */
export default function OpenAccount({ onOpened }: { onOpened: (accountId: number) => unknown }) {
  const [trial, setTrial] = useState(DEFAULT_TRIAL)
  return (
    <div className="flex flex-col gap-5">
      <DeletedLogin />
      <OperationForm
        form={{
          operation: createAccount,
          schema,
          defaultValues: { account_name: '' },
          toBody: name => ({ ...name, trial_plan_id: trial.planId }),
          onDone: async ({ account_id }) => {
            await switchAccount(account_id)
            recordTrial()
            await onOpened(account_id)
          },
        }}
        submitLabel="Open an account"
        isWide
      >
        {fields => (
          <>
            <TrialSelect trial={trial} onChange={setTrial} />
            <fields.Text
              name="account_name"
              label="Account name"
              hint="If empty, we use your company or email address."
              autoComplete="organization"
              isOptional
            />
          </>
        )}
      </OperationForm>
    </div>
  )
}
