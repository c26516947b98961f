import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { SetUpSession } from '#generated/authorization/types.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { enterSetUp, leaveSetUp } from '#portal/api/session/set-up.ts'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { PageSections } from '#portal/kit/drawn-once.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { ViewNav, viewLinkClass } from '#portal/kit/view-nav.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { PageSkeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Logo } from '#portal/ui/page/logo.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { SkipLink } from '#portal/ui/page/skip-link.tsx'
import { DomainsSection } from '../domains/domains-section.tsx'
import type { SetupSearch } from '../guides/ids.ts'
import { organizationQuery } from '../organization/organization.ts'
import { NoOrganization } from '../organization/organization-section.tsx'
import { loginAddress } from '../provider/provider.ts'
import { ProviderSection } from '../provider/provider-section.tsx'
import { ProvisioningFailuresSection } from '../provisioning/failures-section.tsx'
import { ProvisioningSection } from '../provisioning/provisioning-section.tsx'

const SingleSignOnDialogs = lazyPart(() => import('../dialogs.tsx'))
const ProvisioningDialogs = lazyPart(() => import('../provisioning/provisioning-dialogs.tsx'))
const SetupView = lazyPart(() => import('../provider/setup-view.tsx'))

export interface SetUpPageSearch extends SetupSearch {
  view?: 'provisioning' | undefined
}

/** What a set-up link opens: single sign-on and provisioning of one account, for someone without a login. */
export function SetUpPage({ secret, search }: { secret: string | undefined; search: SetUpPageSearch }) {
  const client = useQueryClient()
  const entered = useQuery({
    // A secret is no part of a key: keys are shown by tools.
    queryKey: ['set-up', secret !== undefined],
    queryFn: async () => {
      const { setUp, session } = await enterSetUp(secret)
      client.setQueryData(sessionQuery.queryKey, session)
      return setUp
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useEffect(
    () => () => {
      leaveSetUp()
      client.clear()
    },
    [client],
  )
  const isOver = entered.error instanceof ApiError && entered.error.name === 'set-up-link-invalid'
  if (isOver)
    return (
      <Frame>
        <PageHeader title="This link no longer works" />
        <Alert tone="danger">
          It was revoked, it expired, or a part of it is missing. Ask an owner of the account for a new one.
        </Alert>
      </Frame>
    )
  return (
    <Frame account={entered.data?.account_label}>
      <Loaded query={entered} what="The set-up link" rows={4} isCard>
        {setUp => <SetUp setUp={setUp} search={search} />}
      </Loaded>
    </Frame>
  )
}

function Frame({ account, children }: { account?: string | undefined; children: ReactNode }) {
  return (
    <div className="min-h-dvh text-sm">
      <SkipLink />
      <header className="border-b border-line">
        <div className="mx-auto flex h-16 max-w-[76rem] items-center justify-between gap-4 px-4 sm:px-6">
          <Link to="/">
            <Logo />
          </Link>
          {account && <span className="min-w-0 truncate text-muted">{account}</span>}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[76rem] px-4 py-8 sm:px-6">
        {children}
      </main>
    </div>
  )
}

/** The view is in the search, which a link is compared with as a whole. */
const VIEW = { exact: true, includeSearch: true, explicitUndefined: true }

function SetUp({ setUp, search }: { setUp: SetUpSession; search: SetUpPageSearch }) {
  const { view } = search
  return (
    <>
      <PageHeader
        title={view === 'provisioning' ? 'Provisioning' : 'Single sign-on'}
        description={`You set this up for ${setUp.account_label}, with the link “${setUp.label}”. An owner tests and activates it.`}
      />
      <ViewNav label="Set up">
        <Link
          to="."
          search={{}}
          activeOptions={VIEW}
          aria-current={view ? undefined : 'page'}
          className={viewLinkClass}
        >
          Single sign-on
        </Link>
        <Link
          to="."
          search={{ view: 'provisioning' }}
          activeOptions={VIEW}
          aria-current={view ? 'page' : undefined}
          className={viewLinkClass}
        >
          Provisioning
        </Link>
      </ViewNav>
      <Content search={search} />
      <PageDialogs>{view === 'provisioning' ? <ProvisioningDialogs /> : <SingleSignOnDialogs />}</PageDialogs>
    </>
  )
}

function Content({ search }: { search: SetUpPageSearch }) {
  return (
    <Loaded query={useQuery(organizationQuery)} what="The organization" rows={4} isCard>
      {organization => {
        if (!organization) return <NoOrganization canJoin={false} />
        if (!organization.isOwner)
          return (
            <Alert tone="info" title="Another account manages this">
              Only the account that registered the organization {organization.name} can connect its identity
              provider.
            </Alert>
          )
        if (search.view === 'provisioning')
          return (
            <PageSections
              sections={{
                tokens: <ProvisioningSection hasActivity={false} />,
                calls: <ProvisioningFailuresSection />,
              }}
            />
          )
        if (!search.setup)
          return (
            <PageSections
              sections={{
                provider: <ProviderSection organization={organization} />,
                domains: <DomainsSection organization={organization} canRemove={false} />,
              }}
            />
          )
        return (
          <LazyBoundary fallback={<PageSkeleton />}>
            <SetupView search={search} start={loginAddress(organization.name)} />
          </LazyBoundary>
        )
      }}
    </Loaded>
  )
}
