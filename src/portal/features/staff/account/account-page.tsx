import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { NotFoundPage } from '#portal/ui/page/message-page.tsx'
import { PageHeader, PageSections } from '#portal/ui/page/page-header.tsx'
import { namesakesQuery, scheduleQuery } from './account.ts'
import { AccountActions, useAccountActions } from './actions.ts'
import { ContactsSection } from './contacts-section.tsx'
import { KeysSections } from './keys-sections.tsx'
import { LicensesSection } from './licenses-section.tsx'
import { CardsSection, OrdersSection, TransactionsSection } from './money-sections.tsx'
import { NotesSection } from './notes-section.tsx'
import { OrganizationSection } from './organization-section.tsx'
import { ActivitySection, PeopleSection } from './people-section.tsx'
import { AddressesSection, ExemptionSection } from './tax-sections.tsx'
import { TracesSection } from './traces-section.tsx'

// Forms load when one of them opens.
const KeyDialogs = lazyPart(() => import('./key-dialogs.tsx'))

/** An account as staff see it. `accountId` is undefined for an address that has no number of an account. */
export function AccountPage({ accountId }: { accountId: number | undefined }) {
  return accountId === undefined ? <NoAccount /> : <KnownAccount accountId={accountId} />
}

const AccountDialogs = lazyPart(() => import('./account-dialogs.tsx'))

function KnownAccount({ accountId }: { accountId: number }) {
  const { data: found } = useQuery(namesakesQuery(accountId))
  const name = found?.accounts.find(({ account_id }) => account_id === accountId)?.account_label
  return (
    <Loaded query={useQuery(scheduleQuery(accountId))} what="The account" isCard missing={<NoAccount />}>
      {({ pricing_schedule_id }) => (
        <AccountActions>
          <BackLink to="/admin/search">Search</BackLink>
          <PageHeader
            title={`Account ${accountId}`}
            description={`${name ? `${name}. ` : ''}Price list ${pricing_schedule_id}.`}
          />
          <FailedUndo />
          <PageSections
            sections={{
              notes: <NotesSection accountId={accountId} />,
              people: <PeopleSection accountId={accountId} />,
              organization: <OrganizationSection accountId={accountId} />,
              licenses: <LicensesSection accountId={accountId} />,
              keys: <KeysSections accountId={accountId} />,
              traces: <TracesSection accountId={accountId} />,
              orders: <OrdersSection accountId={accountId} />,
              payments: <TransactionsSection accountId={accountId} />,
              cards: <CardsSection accountId={accountId} />,
              exemption: <ExemptionSection accountId={accountId} />,
              addresses: <AddressesSection accountId={accountId} />,
              contacts: <ContactsSection accountId={accountId} />,
              activity: <ActivitySection accountId={accountId} />,
            }}
          />
          <PageDialogs>
            <AccountDialogs accountId={accountId} />
            <KeyDialogs />
          </PageDialogs>
        </AccountActions>
      )}
    </Loaded>
  )
}

function FailedUndo() {
  return <ActionErrorAlert actions={useAccountActions()} className="mb-6" />
}

function NoAccount() {
  return (
    <NotFoundPage
      actions={
        <Link to="/admin/search" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Search
        </Link>
      }
    />
  )
}
