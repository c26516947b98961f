import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { createOidcProvider } from '#generated/authorization/operations/createOidcProvider.ts'
import { deleteIdentityProvider } from '#generated/authorization/operations/deleteIdentityProvider.ts'
import { updateOidcProvider } from '#generated/authorization/operations/updateOidcProvider.ts'
import { updateSamlProvider } from '#generated/authorization/operations/updateSamlProvider.ts'
import { useCan } from '#portal/api/can.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { useListAddress } from '#portal/kit/list/search.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { protocolNames, providers } from '../guides/guide.ts'
import { type GuideId, readSetup } from '../guides/ids.ts'
import { DEACTIVATE_FIRST, MANAGED_ELSEWHERE, type Organization } from '../organization/organization.ts'
import { Code, CopyValue } from '../values.tsx'
import { certificateState, type Provider, providerQuery, type SamlProvider } from './provider.ts'
import type { ProviderDialogName } from './provider-dialogs.tsx'

/** The identity provider: which one it is, or the choice of one to set up. */
export function ProviderSection({ organization }: { organization: Organization }) {
  return (
    <Loaded query={useQuery(providerQuery)} what="The identity provider" isCard>
      {provider => {
        if (provider.kind !== 'none') return <ProviderCard provider={provider} />
        return organization.isOwner ? <ChooseProvider /> : <NotSetUp />
      }}
    </Loaded>
  )
}

function NotSetUp() {
  return (
    <Card title="Identity provider">
      <p className="text-sm text-muted">
        Not set up yet. An owner of the account that registered the organization can do that.
      </p>
    </Card>
  )
}

function ChooseProvider() {
  const { reason } = useCan(createOidcProvider)
  return (
    <Card
      title="Choose your identity provider"
      description="You get a guide with the values to copy. Nothing changes for your team until you activate it."
    >
      {reason ? (
        <p className="text-sm text-muted">{reason}</p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {(Object.keys(providers) as GuideId[]).map(id => (
            <li key={id}>
              <Link
                to="."
                search={{ setup: id }}
                className="flex min-h-14 flex-col justify-center rounded-lg px-4 py-2.5 ring-1 ring-line transition-colors ring-inset hover:bg-sunken"
              >
                <span className="font-medium">{providers[id].name}</span>
                <span className="text-xs text-muted">
                  {providers[id].protocols.map(each => protocolNames[each]).join(' or ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type SetUpProvider = Exclude<Provider, { kind: 'none' }>

function ProviderCard({ provider }: { provider: SetUpProvider }) {
  const open = useOpenDialog<ProviderDialogName>()
  const [, onSearch] = useListAddress(readSetup)
  const { name, kind, isActive, isOwner, callback } = provider
  const notMine = isOwner ? undefined : MANAGED_ELSEWHERE
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere">{name}</span>
          {isActive ? <Badge tone="accent">Active</Badge> : <Badge>Not active</Badge>}
        </span>
      }
      description={
        isActive
          ? 'Your team logs in with this identity provider.'
          : 'It’s set up. Your team still logs in with passwords.'
      }
      actions={
        <>
          <OperationButton
            operation={kind === 'oidc' ? updateOidcProvider : updateSamlProvider}
            disabledReason={notMine}
            onClick={() => onSearch({ setup: 'edit' })}
          >
            Edit provider
          </OperationButton>
          <OperationButton
            operation={deleteIdentityProvider}
            variant="ghost"
            disabledReason={notMine ?? (isActive ? DEACTIVATE_FIRST : undefined)}
            onClick={() => open('delete-provider')}
          >
            Delete provider
          </OperationButton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {kind === 'saml' && <CertificateAlert provider={provider} />}
        <Facts hasLongNames>
          <Fact name="Protocol">{protocolNames[kind]}</Fact>
          {kind === 'oidc' && (
            <>
              <Fact name="Issuer">
                <Code>{provider.config.issuer}</Code>
              </Fact>
              <Fact name="Client ID">
                <Code>{provider.config.clientId}</Code>
              </Fact>
              <Fact name="Scopes">
                <Code>{provider.config.scopes}</Code>
              </Fact>
            </>
          )}
          {kind === 'saml' && (
            <>
              <Fact name="Entity ID">
                <Code>{entityIdOf(provider.config.metadata_xml)}</Code>
              </Fact>
              <Fact name="Certificate expires">
                {dayText(provider.certificateExpiration)} (
                <RelativeTime value={provider.certificateExpiration} />)
              </Fact>
              <Fact name="Requests">
                {provider.config.with_signed_request ? 'Signed' : 'Not signed'}, by {provider.config.binding}
              </Fact>
            </>
          )}
          <Fact name={callback.name}>
            <CopyValue value={callback.url} label={callback.name.toLowerCase()} />
          </Fact>
        </Facts>
      </div>
    </Card>
  )
}

/** How the provider calls itself in its metadata. */
function entityIdOf(metadata: string): string {
  const { documentElement } = new DOMParser().parseFromString(metadata, 'text/xml')
  return documentElement.getAttribute('entityID') ?? ''
}

/** Warns from thirty days before on. */
function CertificateAlert({ provider }: { provider: SamlProvider }) {
  const { certificateExpiration: expiration, isOwner } = provider
  const state = certificateState(expiration, Date.now())
  if (state === 'valid') return null
  return (
    <Alert
      tone={state === 'expired' ? 'danger' : 'warning'}
      title={
        state === 'expired'
          ? `A signing certificate expired on ${dayText(expiration)}`
          : `A signing certificate expires on ${dayText(expiration)}`
      }
      action={
        isOwner && (
          <Link to="." search={{ setup: 'edit' }} className={buttonClass({ size: 'sm' })}>
            Update metadata
          </Link>
        )
      }
    >
      Create a new certificate at your identity provider, then load its metadata again. Both certificates work
      until you remove the old one there.
    </Alert>
  )
}
