import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { createProvisioningToken } from '#generated/authorization/operations/createProvisioningToken.ts'
import { deleteProvisioningToken } from '#generated/authorization/operations/deleteProvisioningToken.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { CopyValue } from '../values.tsx'
import {
  adviceOn,
  MAX_TOKENS,
  type Provisioning,
  type ProvisioningToken,
  provisioningQuery,
} from './provisioning.ts'
import type { ProvisioningDialogName } from './provisioning-dialogs.tsx'

/** Provisioning by SCIM: what to enter at the identity provider, and the tokens that it calls with. */
export function ProvisioningSection({ hasActivity = true }: { hasActivity?: boolean }) {
  return (
    <Loaded query={useQuery(provisioningQuery)} what="Your tokens" rows={3} isCard>
      {provisioning => <ProvisioningCard {...{ provisioning, hasActivity }} />}
    </Loaded>
  )
}

function ProvisioningCard({
  provisioning,
  hasActivity,
}: {
  provisioning: Provisioning
  hasActivity: boolean
}) {
  const open = useOpenDialog<ProvisioningDialogName>()
  const { baseUrl, tokens } = provisioning
  const advice = adviceOn(provisioning)
  return (
    <Card
      title="Connection"
      description="What your identity provider calls, and the tokens that it calls with."
      actions={
        <OperationButton
          operation={createProvisioningToken}
          icon={<Plus className="size-4" />}
          disabledReason={
            tokens.length >= MAX_TOKENS
              ? 'Two tokens work already. Delete the one that you don’t use.'
              : undefined
          }
          onClick={() => open('create-provisioning-token')}
        >
          Create token
        </OperationButton>
      }
    >
      <div className="flex flex-col gap-5">
        <Facts hasLongNames>
          <Fact name="Base URL">
            <CopyValue value={baseUrl} label="base URL" />
          </Fact>
          <Fact name="Tokens">
            {tokens.length ? (
              <ul className="flex flex-col gap-3" aria-label="Provisioning tokens">
                {tokens.map(token => (
                  <TokenRow key={token.id} token={token} />
                ))}
              </ul>
            ) : (
              'None yet. Create one, and enter it at your identity provider with the base URL.'
            )}
          </Fact>
        </Facts>
        {advice && <p className="text-sm text-muted">{advice}</p>}
        <p className="text-sm text-muted">
          People your provider deactivates lose access within seconds.{' '}
          {hasActivity && (
            <Link
              to="/account/activity"
              search={{ kind: 'single-sign-on' }}
              className="font-medium text-accent underline underline-offset-4"
            >
              See what your provider did
            </Link>
          )}
        </p>
      </div>
    </Card>
  )
}

function TokenRow({ token }: { token: ProvisioningToken }) {
  const open = useOpenDialog<ProvisioningDialogName>()
  const { id, suffix, created, expiration, lastUsed } = token
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0">
        <code translate="no" className="font-mono text-xs">
          scim_…{suffix}
        </code>
        <span className="block text-muted">
          Created <RelativeTime value={created} />
          {', '}
          {lastUsed === null ? (
            'never used'
          ) : (
            <>
              last used <RelativeTime value={lastUsed} />
            </>
          )}
          {expiration !== null && (
            <>
              {', expires '}
              <RelativeTime value={expiration} />
            </>
          )}
        </span>
      </span>
      <OperationButton
        operation={deleteProvisioningToken}
        size="sm"
        variant="ghost"
        aria-label={`Delete the token ending in ${suffix}`}
        onClick={() => open('delete-provisioning-token', id)}
      >
        Delete
      </OperationButton>
    </li>
  )
}
