import { createAccount } from '#generated/sales/operations.ts'
import { zCreateAccountBody } from '#generated/sales/zod.ts'
import { switchAccount } from '#portal/api/session.ts'
import { OperationForm } from '#portal/kit/operation-form.tsx'

/** Opens an account for a person without one. `onOpened` runs when the session is in it. */
export default function OpenAccount({ onOpened }: { onOpened: (accountId: number) => unknown }) {
  return (
    <OperationForm
      operation={createAccount}
      schema={zCreateAccountBody}
      defaultValues={{ account_name: '' }}
      toBody={({ account_name }) => (account_name === undefined ? {} : { account_name })}
      onDone={async ({ account_id }) => {
        await switchAccount(account_id)
        await onOpened(account_id)
      }}
      submitLabel="Open an account"
      isWide
    >
      {fields => (
        <fields.Text
          name="account_name"
          label="Account name"
          hint="Without a name, it gets that of your company or your e-mail address."
          autoComplete="organization"
          isOptional
        />
      )}
    </OperationForm>
  )
}
