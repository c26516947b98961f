import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import {
  findProgram,
  isLoopbackCallback,
  isOwnResource,
  type Program,
  withParameters,
} from '#domain/authorization/programs.ts'
import { commonErrors } from '#domain/errors/common.ts'
import { DAY } from '#domain/time/durations.ts'
import { createAuthorizationCode } from '#generated/authorization/operations/createAuthorizationCode.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { zApiTokenName, zChosenRoles, zCustomerRole } from '#generated/authorization/zod.ts'
import { query } from '#portal/api/call.ts'
import { type Session, sessionQuery } from '#portal/api/session/session.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { RolesField } from './settings.tsx'
import { accessTokenQueries } from './tokens.ts'

/** Days that the token of a program works. */
const LIFETIME = 90

/** What a program asks for: an authorization request of OAuth 2.1. */
interface ProgramRequest {
  program: Program
  redirectUri: string
  challenge: string
  state: string | undefined
  resource: string | undefined
  /** The roles that it would like; all that the person has, if it doesn't say. */
  roles: readonly string[] | undefined
  /** The computer that it runs on, by its own account. */
  device: string | undefined
}

/** Reads the request from the address of the page; undefined for one that gets no code. */
export function readRequest(
  search: Readonly<Record<string, unknown>>,
  origin: string,
): ProgramRequest | undefined {
  // The router reads a number or a boolean where a text looks like one.
  const read = (name: string) => {
    const value = search[name]
    return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
  }
  const program = findProgram(read('client_id'))
  const [redirectUri = '', challenge = '', resource] = [
    read('redirect_uri'),
    read('code_challenge'),
    read('resource'),
  ]
  const isValid =
    read('response_type') === 'code' &&
    read('code_challenge_method') === 'S256' &&
    /^[\w-]{43}$/.test(challenge) &&
    isLoopbackCallback(redirectUri) &&
    (resource === undefined || isOwnResource(resource, origin))
  if (!program || !isValid) return undefined
  const roles = read('scope')?.split(' ').filter(Boolean)
  const device = read('device')
    ?.replaceAll(/[^\w .-]/g, '')
    .slice(0, 40)
    .trim()
  return {
    program,
    redirectUri,
    challenge,
    state: read('state'),
    resource,
    roles,
    device: device || undefined,
  }
}

/** The page on which a person lets a program act as them, which the program has opened in their browser. */
export function AuthorizePage() {
  const { data: session } = useQuery(sessionQuery)
  const request = readRequest(useSearch({ strict: false }), location.origin)
  if (!request) return <InvalidRequest />
  if (!session) return null
  if (session.acting)
    return (
      <>
        <PageHeader title={`Allow ${request.program.name}?`} />
        <Alert tone="danger" title="Only the person can log in to a program">
          {commonErrors['acting-rejected'].message}
        </Alert>
      </>
    )
  return <Consent request={request} session={session} />
}

function InvalidRequest() {
  return (
    <>
      <PageHeader title="Allow a program?" />
      <EmptyState title="This request isn’t from a program of ours">
        Close this page, and start again from the program. If you didn’t start one, close it too: nothing has
        happened.
      </EmptyState>
    </>
  )
}

const schema = z.object({ name: zApiTokenName, roles: zChosenRoles })

function Consent({ request, session }: { request: ProgramRequest; session: Session }) {
  const { program, redirectUri, challenge, state, resource, device } = request
  const [sentTo, setSentTo] = useState<'allowed' | 'canceled'>()
  const { data: { accounts } = {} } = useQuery(query(listAccounts))
  const account = accounts?.find(({ account_id: id }) => id === session.accountId)
  const leave = (address: string, how: 'allowed' | 'canceled') => {
    setSentTo(how)
    location.assign(address)
  }
  if (sentTo)
    return (
      <>
        <PageHeader
          title={sentTo === 'allowed' ? `You’re logged in to ${program.name}` : 'Nothing was allowed'}
        />
        <p className="text-muted">You can close this page and return to the program.</p>
      </>
    )
  return (
    <>
      <PageHeader
        title={`Allow ${program.name}?`}
        description={`${program.about} It can do what you can do in this account, as far as you let it.`}
      />
      <div className="flex max-w-2xl flex-col gap-6">
        <Facts>
          <Fact name="Account">{account?.account_label ?? `Account ${session.accountId}`}</Fact>
          <Fact name="Waits at">
            <code translate="no" className="font-mono text-xs">
              {new URL(redirectUri).host}
            </code>{' '}
            on this computer
          </Fact>
          <Fact name="Until">
            {timeText(new Date(Date.now() + LIFETIME * DAY).toISOString())}, or until you revoke it under API
            tokens
          </Fact>
        </Facts>
        <p className="text-sm text-muted">
          Allow it only if you started the program yourself, on this computer. To use another account, switch
          to it first.
        </p>
        <OperationForm
          form={{
            operation: createAuthorizationCode,
            schema,
            defaultValues: {
              name: device ? `${program.name} on ${device}` : program.name,
              roles: rolesOf(request, session),
            },
            toBody: values => ({
              ...values,
              client_id: program.id,
              loopback_uri: redirectUri,
              code_challenge: challenge,
              code_challenge_method: 'S256' as const,
              ...(state !== undefined && { state }),
              ...(resource !== undefined && { resource }),
              account_id: session.accountId ?? 0,
            }),
            invalidates: accessTokenQueries,
            onDone: ({ redirect_to }) => leave(redirect_to, 'allowed'),
          }}
          submitLabel="Allow"
          label={`Allow ${program.name}`}
          secondary={
            <Button
              variant="ghost"
              onClick={() =>
                leave(
                  withParameters(redirectUri, { error: 'access_denied', iss: location.origin, state }),
                  'canceled',
                )
              }
            >
              Cancel
            </Button>
          }
        >
          {fields => (
            <>
              <fields.Text
                name="name"
                label="Name"
                hint="Its name under API tokens and in Activity."
                autoComplete="off"
              />
              <RolesField isLimited />
            </>
          )}
        </OperationForm>
      </div>
    </>
  )
}

/** What is chosen at first: what the program would like of what the person has. */
function rolesOf({ roles }: ProgramRequest, session: Session) {
  const held = session.roles.flatMap(role => zCustomerRole.safeParse(role).data ?? [])
  return roles ? held.filter(role => roles.includes(role)) : held
}
