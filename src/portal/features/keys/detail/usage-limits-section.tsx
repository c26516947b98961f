import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getKeyUsageLimits } from '#generated/security/operations/getKeyUsageLimits.ts'
import { setKeyUsageLimits } from '#generated/security/operations/setKeyUsageLimits.ts'
import { query } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { UsageLimitMeters } from '#portal/shared/keys/usage-limits.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { KeyDialogName } from '../actions.tsx'
import type { Key } from '../keys.ts'

/** The limits of a key for a day and a month. */
export function UsageLimitsSection({ entity: key }: { entity: Key }) {
  const { keyValue: id, label } = key
  const limits = useQuery(query(getKeyUsageLimits, { path: { id } }))
  const open = useOpenDialog<KeyDialogName>()
  const owner = { id, label }
  return (
    <Card
      title="Limits a day and a month"
      description="The key stops at a limit and works again when the next day or month begins."
      actions={
        <OperationButton
          operation={setKeyUsageLimits}
          disabledReason={key.pending ? 'Recover this key first.' : undefined}
          onClick={() => open('usage-limits')}
        >
          Set day and month limits
        </OperationButton>
      }
    >
      <Loaded query={limits} what="The limits" rows={2}>
        {data => (
          <div className="flex flex-col gap-4">
            {data.day || data.month ? (
              <UsageLimitMeters owner={owner} limits={data} />
            ) : (
              <p className="text-sm text-muted">No limits a day or a month.</p>
            )}
            <p className="text-sm">
              <Link to="/account/keys/limits" className="text-accent underline underline-offset-4">
                Limits and alerts of the account
              </Link>
            </p>
          </div>
        )}
      </Loaded>
    </Card>
  )
}
