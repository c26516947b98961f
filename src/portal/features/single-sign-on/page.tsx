import { useQuery } from '@tanstack/react-query'
import { getOrganization } from '#generated/authorization/operations/getOrganization.ts'
import { useCan } from '#portal/api/can.ts'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { PageSections } from '#portal/kit/drawn-once.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { PageSkeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { ActivationSection } from './activation/activation-section.tsx'
import { DomainsSection } from './domains/domains-section.tsx'
import type { SetupSearch } from './guides/ids.ts'
import { LoginsSection } from './logins/logins-section.tsx'
import { type Organization, organizationQuery } from './organization/organization.ts'
import { NoOrganization, OrganizationSection } from './organization/organization-section.tsx'
import { loginAddress } from './provider/provider.ts'
import { ProviderSection } from './provider/provider-section.tsx'
import { ProvisioningLink } from './provisioning/link-section.tsx'
import { RehearsalSection } from './rehearsal/rehearsal-section.tsx'
import { RolesSection } from './roles/roles-section.tsx'
import { SetUpLinksSection } from './set-up/links-section.tsx'
import { FirstSteps, SetupSteps } from './steps/setup-steps.tsx'

// Forms and guides load when one of them opens.
const SingleSignOnDialogs = lazyPart(() => import('./dialogs.tsx'))
const SetupView = lazyPart(() => import('./provider/setup-view.tsx'))

/** How the people of an organization log in with its identity provider: everything an owner sets up for it. */
export function SingleSignOnPage({ search }: { search: SetupSearch }) {
  const can = useCan(getOrganization)
  return (
    <>
      <PageHeader
        title="Single sign-on"
        description="Let your team log in with your identity provider instead of passwords."
      />
      <AreaNav area="team" />
      {can.allowed ? (
        <SetUp search={search} />
      ) : (
        <Alert tone="warning" title="Only account owners can see single sign-on">
          {can.reason}
        </Alert>
      )}
    </>
  )
}

function SetUp({ search }: { search: SetupSearch }) {
  return (
    <>
      <Loaded query={useQuery(organizationQuery)} what="Your organization" rows={4} isCard>
        {organization => {
          if (!organization)
            return (
              <>
                <FirstSteps />
                <div className="flex flex-col gap-6">
                  <NoOrganization />
                  <SetUpLinksSection />
                </div>
              </>
            )
          if (!search.setup)
            return <PageSections sections={{ steps: <SetupSteps />, ...sectionsOf(organization) }} />
          return (
            <LazyBoundary fallback={<GuideSkeleton />}>
              <SetupView search={search} start={loginAddress(organization.name)} />
            </LazyBoundary>
          )
        }}
      </Loaded>
      <PageDialogs>
        <SingleSignOnDialogs />
      </PageDialogs>
    </>
  )
}

/** Until the guide is there: what follows the page comes after it. */
function GuideSkeleton() {
  return (
    <div aria-busy="true">
      <PageSkeleton />
    </div>
  )
}

/** The sections of the page, in its order; each has its key as a fragment in the address. */
function sectionsOf(organization: Organization) {
  return {
    provider: <ProviderSection organization={organization} />,
    rehearsal: <RehearsalSection />,
    activation: <ActivationSection organization={organization} />,
    domains: <DomainsSection organization={organization} />,
    logins: <LoginsSection />,
    // Only the account that registered the organization manages its people.
    ...(organization.isOwner && {
      provisioning: <ProvisioningLink />,
      roles: <RolesSection />,
    }),
    ...(organization.isOwner && { 'set-up-links': <SetUpLinksSection /> }),
    organization: <OrganizationSection organization={organization} />,
  }
}
