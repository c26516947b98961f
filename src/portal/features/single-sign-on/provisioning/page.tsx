import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { getOrganization } from '#generated/authorization/operations/getOrganization.ts'
import { useCan } from '#portal/api/can.ts'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { PageSections } from '#portal/kit/drawn-once.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { organizationQuery } from '../organization/organization.ts'
import { ProvisioningFailuresSection } from './failures-section.tsx'
import { ProvisioningSection } from './provisioning-section.tsx'

const ProvisioningDialogs = lazyPart(() => import('./provisioning-dialogs.tsx'))

/** How the identity provider adds people and removes them, and which of its calls were rejected. */
export function ProvisioningPage() {
  const can = useCan(getOrganization)
  return (
    <>
      <PageHeader
        title="Provisioning"
        description="Let your identity provider add people to this account and remove them, with SCIM 2.0."
      />
      <AreaNav area="team" />
      {can.allowed ? (
        <SetUp />
      ) : (
        <Alert tone="warning" title="Only account owners can see provisioning">
          {can.reason}
        </Alert>
      )}
    </>
  )
}

function SetUp() {
  return (
    <>
      <Loaded query={useQuery(organizationQuery)} what="Your organization" rows={4} isCard>
        {organization => {
          if (!organization) return <NoOrganization />
          // Only the account that registered the organization manages its people.
          if (!organization.isOwner)
            return (
              <Alert tone="info" title="Another account manages provisioning">
                Only the account that registered the organization {organization.name} can connect its identity
                provider.
              </Alert>
            )
          return (
            <PageSections
              sections={{ tokens: <ProvisioningSection />, calls: <ProvisioningFailuresSection /> }}
            />
          )
        }}
      </Loaded>
      <PageDialogs>
        <ProvisioningDialogs />
      </PageDialogs>
    </>
  )
}

function NoOrganization() {
  return (
    <Card isFlush>
      <EmptyState
        icon={<Building2 />}
        title="Start with an organization"
        action={
          <Link to="/account/single-sign-on" className={buttonClass({ variant: 'primary' })}>
            Open single sign-on
          </Link>
        }
      >
        Register one under Single sign-on. You don’t have to turn on single sign-on to provision people.
      </EmptyState>
    </Card>
  )
}
