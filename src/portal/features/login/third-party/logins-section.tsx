import { useQuery } from '@tanstack/react-query'
import { KeyRound, Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { listCredentials } from '#generated/identity/operations/listCredentials.ts'
import { listLoginProviders } from '#generated/identity/operations/listLoginProviders.ts'
import { listPasskeys } from '#generated/identity/operations/listPasskeys.ts'
import { removeThirdParty } from '#generated/identity/operations/removeThirdParty.ts'
import type { Credential, ThirdPartyCredential } from '#generated/identity/types.ts'
import { query } from '#portal/api/call.ts'
import { startThirdParty } from '#portal/api/session/redirect-login.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { credentialsQuery } from '../login-methods.ts'

/** The logins of the person, and other services to add. */
export function LoginsSection() {
  const credentials = useQuery(credentialsQuery)
  return (
    <Card title="Login methods" description="Any of these logs you in. Keep at least one.">
      <Loaded query={credentials} what="Your login methods">
        {list => <Logins list={list} />}
      </Loaded>
    </Card>
  )
}

function Logins({ list }: { list: readonly Credential[] }) {
  const { data: providers = [] } = useQuery({
    ...query(listLoginProviders),
    select: ({ providers }) => providers,
  })
  // Passkeys have their own section, but they are logins as well.
  const { data: passkeys = 0 } = useQuery({ ...query(listPasskeys), select: list => list.passkeys.length })
  const ways = list.filter(entry => entry.type !== 'password' || entry.confirmed).length + passkeys
  const [toRemove, setToRemove] = useState<ThirdPartyCredential | null>(null)
  const has = (key: string) => list.some(entry => entry.type === 'third-party' && entry.provider === key)
  const labelOf = (key: string) => providers.find(({ provider }) => provider === key)?.label ?? key
  const actions = useUndoable({ invalidates: [] })
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col divide-y divide-line">
        {list.map(entry => (
          <li
            key={entry.type === 'password' ? 'password' : `${entry.provider} ${entry.email_address}`}
            className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
          >
            <div className="flex min-w-0 items-start gap-3">
              {entry.type === 'password' ? (
                <KeyRound aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
              ) : (
                <Link2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
              )}
              <div className="flex min-w-0 flex-col gap-0.5">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {entry.type === 'password' ? 'Password' : labelOf(entry.provider)}
                  {entry.type === 'password' && !entry.confirmed && (
                    <Badge tone="warning">Not confirmed</Badge>
                  )}
                </p>
                <p className="break-all text-muted">
                  {entry.type === 'password' ? entry.username : entry.email_address}
                </p>
                <p className="text-faint">
                  {entry.last_used ? (
                    <>
                      Last used <RelativeTime value={entry.last_used} />
                    </>
                  ) : (
                    'Not used yet'
                  )}
                </p>
              </div>
            </div>
            {entry.type === 'third-party' && (
              <Button
                size="sm"
                disabledReason={
                  ways === 1 ? 'This is your only login method. Add another one first.' : undefined
                }
                onClick={() => setToRemove(entry)}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
        {list.length === 0 && <li className="text-muted">You log in through your organization.</li>}
      </ul>
      <ActionErrorAlert actions={actions} />
      {providers.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {/* A linked provider stays in the list: some people have several logins there. */}
          {providers.map(({ provider, label }) => (
            <Button
              key={provider}
              icon={<Plus className="size-4" />}
              pending={actions.pending?.subject === provider}
              onClick={() =>
                actions.run({
                  subject: provider,
                  send: () => startThirdParty('add-login', provider),
                  failedTitle: `${label} couldn’t be added`,
                })
              }
            >
              {has(provider) ? `Add another ${label}` : `Add ${label}`}
            </Button>
          ))}
        </div>
      )}
      {toRemove && (
        <RemoveDialog login={toRemove} label={labelOf(toRemove.provider)} onClose={() => setToRemove(null)} />
      )}
    </div>
  )
}

function RemoveDialog({
  login: { provider, email_address },
  label,
  onClose,
}: {
  login: ThirdPartyCredential
  label: string
  onClose: () => void
}) {
  return (
    <ConfirmDialog
      title={`Remove ${label}?`}
      confirmLabel="Remove login"
      operation={removeThirdParty}
      query={{ provider, email_address }}
      invalidates={[listCredentials]}
      doneText={`${label} is removed.`}
      onClose={onClose}
    >
      <p>
        You can no longer log in with {label} as <span className="break-all">{email_address}</span>. You can
        add it again later.
      </p>
    </ConfirmDialog>
  )
}
