import { Link } from '@tanstack/react-router'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { PageSections } from '#portal/kit/drawn-once.tsx'
import { AccountName } from '#portal/shared/account-name/account-name.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { CloseSection } from './close-section.tsx'
import { ExportSection } from './export-section.tsx'

// What would end is read when the dialog opens.
const CloseDialogs = lazyPart(() => import('./close-dialog.tsx'))

/** What an account is called, and how to leave with its data. */
export function SettingsPage() {
  return (
    <>
      <PageHeader title="Account settings" description="The account’s name, its data, and how to close it." />
      <AreaNav area="team" />
      <PageSections
        sections={{ general: <GeneralSection />, export: <ExportSection />, close: <CloseSection /> }}
      />
      <PageDialogs>
        <CloseDialogs />
      </PageDialogs>
    </>
  )
}

function GeneralSection() {
  return (
    <Card title="General">
      <Facts>
        <Fact name="Name">
          <AccountName />
        </Fact>
        <Fact name="Time zone">
          Days and months of limits have a time zone of their own: choose it in{' '}
          <Link to="/account/keys/limits" className="underline">
            limits and alerts
          </Link>
          .
        </Fact>
      </Facts>
    </Card>
  )
}
