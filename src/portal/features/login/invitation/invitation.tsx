import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { acceptInvitation } from '#generated/authorization/operations/acceptInvitation.ts'
import { findInvitation } from '#generated/authorization/operations/findInvitation.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { call, query } from '#portal/api/call.ts'
import { ApiError, messageOf, toFormError } from '#portal/api/errors/errors.ts'
import '#portal/api/session/guard.ts'
import { roleNames } from '#domain/authorization/role-names.ts'
import type { FoundInvitation } from '#generated/authorization/types.ts'
import { sessionQuery, signOut } from '#portal/api/session/session.ts'
import { renewToken } from '#portal/api/session/token.ts'
import { DamagedLink } from '#portal/shared/link-codes/damaged-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'

/** Links to the next pages, from the route. */
export interface InvitationLinks {
  /** `address` is filled in there. */
  logIn: (label: string, to: { isPrimary: boolean; address?: string }) => ReactNode
  signUp: (label: string, to: { isPrimary: boolean; address?: string; account?: string }) => ReactNode
  account: ReactNode
}

/**
 * Shows what an invitation is for and how to accept it: for a visitor, the invited person, or someone else.
 * Without a token it shows the invitation that the browser remembers.
 */
export function Invitation({
  token,
  links,
  onFound,
  onJoined,
}: {
  token: string | undefined
  links: InvitationLinks
  /** Takes the name of the account. */
  onFound: (account: string) => void
  onJoined: (accountId: number) => void | Promise<void>
}) {
  const body = token ? { token } : {}
  const found = useQuery(query(findInvitation, { body }))
  const account = found.data?.account_label
  useEffect(() => {
    if (account !== undefined) onFound(account)
  }, [account, onFound])
  const { data: session, isPending } = useQuery(sessionQuery)
  const self = useQuery({ ...query(getOwnCredentials), enabled: Boolean(session) })
  const accept = useMutation({
    mutationFn: async () => {
      const joined = await call(acceptInvitation, { body })
      // The current token is for the earlier account, or for none.
      await renewToken({ account_id: joined.account_id })
      return joined
    },
    onSuccess: ({ account_id }) => onJoined(account_id),
  })

  if (found.isError) return <NotFound error={found.error} onRetry={() => found.refetch()} links={links} />
  if (!found.data || isPending || (session && self.isPending)) return <Skeleton className="h-40 w-full" />
  const { account_label: label, email_address: address, accepted, has_login: hasLogin } = found.data

  if (accepted)
    return (
      <div className="flex flex-col items-start gap-5">
        <Alert tone="success" title="This invitation is accepted">
          {address} belongs to {label}.
        </Alert>
        {session ? links.account : links.logIn('Log In', { isPrimary: true, address })}
      </div>
    )
  const isMeant = self.data?.username === address
  return (
    <div className="flex flex-col gap-6">
      <InvitationFacts invitation={found.data} />
      {session && self.data && !isMeant && (
        <Alert tone="warning" title="You are logged in with another address">
          You are {self.data.username}. Log out, then log in as {address}.
        </Alert>
      )}
      {accept.isError && (
        <Alert tone="danger" title="The invitation couldn’t be accepted">
          {toFormError(accept.error, [])?.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {session && isMeant && (
          <Button variant="primary" size="lg" pending={accept.isPending} onClick={() => accept.mutate()}>
            Join {label}
          </Button>
        )}
        {session && !isMeant && (
          <Button size="lg" onClick={() => void signOut()}>
            Log Out
          </Button>
        )}
        {!session && hasLogin && links.logIn('Log in to join', { isPrimary: true, address })}
        {!session &&
          !hasLogin &&
          links.signUp('Sign up to join', { isPrimary: true, address, account: label })}
        {!session && !hasLogin && links.logIn('Log In', { isPrimary: false, address })}
      </div>
    </div>
  )
}

function NotFound({ error, onRetry, links }: { error: Error; onRetry: () => void; links: InvitationLinks }) {
  const status = error instanceof ApiError ? error.statusCode : undefined
  if (status === 404)
    return (
      <DamagedLink>
        <p className="text-muted">
          No invitation email? Ask an owner of the account to send a new one, or log in.
        </p>
        {links.logIn('Log In', { isPrimary: false })}
      </DamagedLink>
    )
  const isOver = status === 400
  return (
    <div className="flex flex-col gap-5">
      <Alert
        tone="danger"
        title={isOver ? 'This invitation is no longer valid' : 'The invitation couldn’t be loaded'}
      >
        {isOver
          ? 'It was revoked, replaced by a newer one, or is more than seven days old. Ask an owner of the account for a new one.'
          : messageOf(error)}
      </Alert>
      {isOver ? (
        <DamagedLink lead="If the link was damaged on its way, enter the code from the newest email." />
      ) : (
        <Button onClick={onRetry}>Try again</Button>
      )}
    </div>
  )
}

/** The account, address, roles and expiration of an invitation. */
function InvitationFacts({ invitation }: { invitation: FoundInvitation }) {
  const { account_label: label, email_address: address, roles, expiration } = invitation
  const until = new Date(expiration).toLocaleDateString('en-US', { dateStyle: 'long' })
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 rounded-lg bg-sunken p-4">
      <dt className="text-muted">Account</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{label}</dd>
      <dt className="text-muted">For</dt>
      <dd className="[overflow-wrap:anywhere]">{address}</dd>
      <dt className="text-muted">{roles.length === 1 ? 'Role' : 'Roles'}</dt>
      <dd>{roles.map(role => roleNames[role]).join(', ')}</dd>
      <dt className="text-muted">Expires</dt>
      <dd>
        <time dateTime={expiration}>{until}</time>
      </dd>
    </dl>
  )
}
