import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { CopyValue, Fact, Facts } from '../fact.tsx'
import type { Organization } from '../organization/organization.ts'
import { type Provider, providerQuery } from './provider.ts'

/** The identity provider: whether one is set up, and what it needs to know about us. */
export function ProviderSection({ organization }: { organization: Organization }) {
  return (
    <Card
      title="Identity provider"
      description={
        organization.isOwner
          ? 'Where your people log in. Nothing changes for them until you activate it.'
          : 'The account that registered the organization sets it up.'
      }
    >
      <Loaded query={useQuery(providerQuery)} what="The identity provider">
        {provider => <ProviderFacts provider={provider} />}
      </Loaded>
    </Card>
  )
}

function ProviderFacts({ provider }: { provider: Provider }) {
  const { callback } = provider
  return (
    <Facts>
      <Fact name="State">
        <ProviderState provider={provider} />
      </Fact>
      {provider.kind !== 'none' && <Fact name="Name">{provider.name}</Fact>}
      <Fact name={callback.name}>
        <CopyValue value={callback.url} label={callback.name.toLowerCase()} />
      </Fact>
    </Facts>
  )
}

function ProviderState({ provider }: { provider: Provider }) {
  if (provider.kind === 'none') return <Badge>Not set up</Badge>
  return provider.isActive ? <Badge tone="accent">Active</Badge> : <Badge>Set up, not active</Badge>
}
