import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query'
import { listAccounts } from '#generated/authorization/operations.ts'
import { query } from '#portal/api/call.ts'
import { sessionQuery, switchAccount } from '#portal/api/session/session.ts'
import { Select } from '#portal/ui/input/select.tsx'
import { Fact } from './fact.tsx'

const SWITCHING = ['switch account of a trial']

/** Whether the person has chosen another account and is not in it yet: a trial would start in the earlier one. */
export const useIsSwitching = () => useIsMutating({ mutationKey: SWITCHING }) > 0

/** The account that gets the trial. A person with several can switch, here and in every tab. */
export function TrialAccount() {
  const { data: session } = useQuery(sessionQuery)
  const { data } = useQuery({ ...query(listAccounts), enabled: session?.accountId != null })
  const move = useMutation({ mutationKey: SWITCHING, mutationFn: switchAccount })
  const accounts = data?.accounts ?? []
  const current = accounts.find(({ account_id }) => account_id === session?.accountId)
  if (!current) return null
  return (
    <Fact term="Account">
      {accounts.length > 1 ? (
        <Select
          label="Account"
          isLabelHidden
          hint="The portal switches to it as well."
          error={move.error ? 'Unable to switch accounts' : undefined}
          value={String(move.isPending ? move.variables : current.account_id)}
          onChange={event => move.mutate(Number(event.target.value))}
          options={accounts.map(({ account_id, account_label }) => ({
            value: String(account_id),
            label: account_label,
          }))}
        />
      ) : (
        current.account_label
      )}
    </Fact>
  )
}
