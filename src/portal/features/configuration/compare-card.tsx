import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { checkConfigurationDifferences } from '#generated/configuration/operations/checkConfigurationDifferences.ts'
import { call, query } from '#portal/api/call.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ChangeList } from './change-list.tsx'

/** How this account differs from another one of the person, and the other's settings as a plan for this one. */
export function CompareCard({ onCopy }: { onCopy: (text: string) => void }) {
  const { data: session } = useQuery(sessionQuery)
  const accounts = useQuery(query(listAccounts)).data?.accounts ?? []
  const others = accounts.filter(({ account_id: id }) => id !== session?.accountId)
  const [chosen, setChosen] = useState<string>()
  const comparison = useMutation({
    networkMode: 'always',
    mutationFn: (accountId: number) =>
      call(checkConfigurationDifferences, { body: { account_id: accountId } }),
  })
  if (others.length === 0) return null
  const accountId = chosen ?? String(others[0]?.account_id)
  const { data } = comparison
  return (
    <Card
      title="Compare with another account"
      description="What would have to change here for this account to be like another one of yours."
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label="Account"
            value={accountId}
            onChange={event => {
              setChosen(event.target.value)
              comparison.reset()
            }}
            options={others.map(({ account_id: id, account_label: label }) => ({
              value: String(id),
              label: `${label} (${id})`,
            }))}
          />
          <OperationButton
            operation={checkConfigurationDifferences}
            pending={comparison.isPending}
            onClick={() => comparison.mutate(Number(accountId))}
          >
            Compare
          </OperationButton>
        </div>
        {comparison.error && <Alert tone="danger">{messageOf(comparison.error)}</Alert>}
        {data?.changes.length === 0 && (
          <Alert tone="success">Both accounts have the same settings, as far as you may see them.</Alert>
        )}
        {data && data.changes.length > 0 && (
          <>
            <p className="text-sm text-muted">{countOf(data.changes.length, 'difference')}</p>
            <ChangeList label={`Differences to ${data.account_label}`} changes={data.changes} />
            <div>
              <Button onClick={() => onCopy(data.text)}>Plan the settings of {data.account_label}</Button>
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
