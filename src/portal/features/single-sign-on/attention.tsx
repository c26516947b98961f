import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getIdentityProvider } from '#generated/authorization/operations/getIdentityProvider.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { query } from '#portal/api/call.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { AttentionItem, AttentionItems, type AttentionSource } from '#portal/kit/attention.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { certificateState, loginAddress, type Provider, providerQuery } from './provider/provider.ts'

/** An activation that no owner has confirmed yet, and a signing certificate that expires soon. */
export const singleSignOnAttention: AttentionSource = {
  what: 'Single sign-on',
  operations: [getIdentityProvider],
  // Accounts without an organization never call for it.
  load: () => undefined,
  Items: SingleSignOnItems,
}

function SingleSignOnItems() {
  const accountId = useQuery(sessionQuery).data?.accountId
  const { data } = useQuery(query(listAccounts))
  const own = data?.accounts.find(({ account_id: id }) => id === accountId)
  return own?.organization_name === undefined ? null : <ProviderItems organization={own.organization_name} />
}

function ProviderItems({ organization }: { organization: string }) {
  return (
    <AttentionItems query={useQuery(providerQuery)} what="Single sign-on">
      {provider => (
        <>
          <Unconfirmed provider={provider} organization={organization} />
          <Certificate provider={provider} />
        </>
      )}
    </AttentionItems>
  )
}

function Unconfirmed({ provider, organization }: { provider: Provider; organization: string }) {
  if (provider.kind === 'none' || !provider.confirmUntil) return null
  return (
    <AttentionItem
      tone="danger"
      title="Single sign-on waits for a confirming login"
      detail={
        <>
          Without one, it turns off <RelativeTime value={provider.confirmUntil} />.
        </>
      }
      action={
        <a href={loginAddress(organization)} className={buttonClass({ size: 'sm', variant: 'primary' })}>
          Log in to confirm
        </a>
      }
    />
  )
}

function Certificate({ provider }: { provider: Provider }) {
  if (provider.kind !== 'saml' || !provider.isOwner) return null
  const { certificateExpiration: expiration } = provider
  const state = certificateState(expiration, Date.now())
  if (state === 'valid') return null
  return (
    <AttentionItem
      tone={state === 'expired' ? 'danger' : 'warning'}
      title={`A signing certificate of ${provider.name} ${state === 'expired' ? 'expired' : 'expires'} on ${dayText(expiration)}`}
      detail="Create a new one at your identity provider, then load its metadata again."
      action={
        <Link to="/account/single-sign-on" search={{ setup: 'edit' }} className={buttonClass({ size: 'sm' })}>
          Update metadata
        </Link>
      }
    />
  )
}
