import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { getAccountOrganization } from '#generated/authorization/operations/getAccountOrganization.ts'
import type { AccountOrganization } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { AccountLink } from '../shared/links.tsx'

/** The organization of an account, and how its people log in. */
export function OrganizationSection({ accountId }: { accountId: number }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lg">
        Organization
      </h2>
      <Card>
        <Loaded
          query={useQuery(query(getAccountOrganization, { path: { id: accountId } }))}
          what="The organization"
          rows={2}
        >
          {({ organization }) =>
            organization ? (
              <Facts organization={organization} accountId={accountId} />
            ) : (
              <p className="text-muted">
                The account belongs to no organization. Its people log in on their own.
              </p>
            )
          }
        </Loaded>
      </Card>
    </section>
  )
}

const PROTOCOLS = { oidc: 'OpenID Connect', saml: 'SAML 2.0' } as const

function Facts({
  organization: {
    organization_name: name,
    owner_account_id,
    account_count: accounts,
    provider,
    domains,
    provisioning_token_count,
  },
  accountId,
}: {
  organization: AccountOrganization
  accountId: number
}) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact name="Name">{name}</Fact>
      <Fact name="Accounts">
        {accounts === 1 ? 'Only this one' : `${accounts}, this one included`}
        {owner_account_id === accountId ? (
          accounts > 1 && '. This account registered it.'
        ) : (
          <>
            . Registered by <AccountLink id={owner_account_id}>account {owner_account_id}</AccountLink>.
          </>
        )}
      </Fact>
      <Fact name="Single sign-on">
        {provider ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={provider.active ? 'accent' : 'neutral'} hasDot>
              {provider.active ? 'Active' : 'Not active'}
            </Badge>
            <span className="wrap-anywhere">
              {provider.name}, {PROTOCOLS[provider.protocol]}
            </span>
          </span>
        ) : (
          'No identity provider is set up.'
        )}
      </Fact>
      <Fact name="Provisioning tokens">{provisioning_token_count || 'None'}</Fact>
      <Fact name="Email domains">
        {domains.length === 0
          ? 'None'
          : domains.map(({ domain, verified }) => (
              <span key={domain} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="wrap-anywhere">{domain}</span>
                {!verified && <Badge tone="warning">Not verified</Badge>}
              </span>
            ))}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
