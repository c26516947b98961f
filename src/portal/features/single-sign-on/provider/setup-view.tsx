import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '#portal/kit/list/search.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink, SegmentedLinks } from '#portal/kit/view-nav.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { type ProtocolGuide, protocolNames, providers } from '../guides/guide.ts'
import { GuideSteps } from '../guides/guide-steps.tsx'
import { type GuideId, type Protocol, readSetup, type SetupSearch } from '../guides/ids.ts'
import { oidcGuides } from '../guides/oidc.ts'
import { samlGuides } from '../guides/saml.ts'
import { OidcForm } from './oidc-form.tsx'
import { type Provider, providerQuery } from './provider.ts'
import { SamlForm } from './saml-form.tsx'

const SCOPES = 'openid email profile'

/** The guide of a provider with its form, or the settings of the one that is set up. `start` is where logins start. */
export default function SetupView({ search, start }: { search: SetupSearch; start: string }) {
  return (
    <>
      <BackLink to="." search={{}}>
        Single sign-on
      </BackLink>
      <Loaded query={useQuery(providerQuery)} what="The identity provider" rows={4} isCard>
        {provider =>
          provider.kind === 'none' && search.setup && search.setup !== 'edit' ? (
            <NewProvider id={search.setup} wanted={search.protocol} provider={provider} start={start} />
          ) : (
            <EditProvider isEdit={search.setup === 'edit'} provider={provider} />
          )
        }
      </Loaded>
    </>
  )
}

/** Returns to the page once the provider is saved. */
function useSaved() {
  const [, onSearch] = useListAddress(readSetup)
  return (text: string) => {
    void toast.success(text)
    onSearch({ setup: undefined, protocol: undefined })
  }
}

const guideOf = (id: GuideId, protocol: Protocol): ProtocolGuide | undefined =>
  (protocol === 'oidc'
    ? (oidcGuides as Partial<Record<GuideId, ProtocolGuide>>)
    : (samlGuides as Partial<Record<GuideId, ProtocolGuide>>))[id]

function NewProvider({
  id,
  wanted,
  provider: { callback },
  start,
}: {
  id: GuideId
  wanted: Protocol | undefined
  provider: Provider
  start: string
}) {
  const onSaved = useSaved()
  const { name, protocols } = providers[id]
  const protocol = protocols.find(each => each === wanted) ?? protocols[0]
  const guide = protocol && guideOf(id, protocol)
  if (!protocol || !guide) return null
  const Form = protocol === 'oidc' ? OidcForm : SamlForm
  const isNamed = id !== 'oidc' && id !== 'saml'
  return (
    <div className="flex flex-col gap-6">
      <Card
        title={isNamed ? `In ${name}` : name}
        description="Do this first. Keep this page open: you need values from there below."
        actions={
          protocols.length > 1 && (
            <SegmentedLinks
              label="Protocol"
              options={protocols.map(each => ({
                label: protocolNames[each],
                link: { to: '.', search: { setup: id, protocol: each }, replace: true },
                isCurrent: each === protocol,
              }))}
            />
          )
        }
      >
        <GuideSteps guide={guide} values={{ callback: callback.url, scopes: SCOPES, start }} />
      </Card>
      <Form
        key={protocol}
        guide={{ ...guide, name: isNamed ? name : 'Your provider' }}
        defaultName={isNamed ? name : ''}
        onSaved={() => onSaved('Your identity provider is set up. Test the login next.')}
      />
    </div>
  )
}

function EditProvider({ isEdit, provider }: { isEdit: boolean; provider: Provider }) {
  const onSaved = useSaved()
  const saved = () => onSaved('Your identity provider is saved.')
  if (provider.kind === 'none')
    return <Alert title="No identity provider is set up">Choose one on the page for single sign-on.</Alert>
  if (!isEdit)
    return (
      <Alert title={`${provider.name} is already set up`}>
        An organization has one identity provider. Delete this one to set up another.
      </Alert>
    )
  if (!provider.isOwner)
    return <Alert tone="warning" title="Only the account that registered this organization can change it" />
  return provider.kind === 'oidc' ? (
    <OidcForm provider={provider} defaultName={provider.name} onSaved={saved} />
  ) : (
    <SamlForm provider={provider} defaultName={provider.name} onSaved={saved} />
  )
}
