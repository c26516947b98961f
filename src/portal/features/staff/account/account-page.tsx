import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createAccountNote } from '#generated/authorization/operations/createAccountNote.ts'
import type { AccountSummary } from '#generated/billing/types.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { PageSections } from '#portal/kit/drawn-once.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink, ViewNav, viewLinkClass } from '#portal/kit/view-nav.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { NotFoundPage } from '#portal/ui/page/message-page.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { scheduleQuery, summaryQuery } from './account.ts'
import { AccountActions, useAccountActions } from './actions.ts'
import { ClosingSection } from './closing/closing-section.tsx'
import { ContactsSection } from './contacts-section.tsx'
import { KeysSections } from './keys-sections.tsx'
import { LicensesSection } from './licenses-section.tsx'
import { CardsSection, OrdersSection, TransactionsSection } from './money-sections.tsx'
import type { NoteDialogName } from './note-dialogs.tsx'
import { NotesSection } from './notes-section.tsx'
import { OrganizationSection } from './organization-section.tsx'
import { ActivitySection, PeopleSection } from './people-section.tsx'
import { SummarySection } from './summary-section.tsx'
import { AddressesSection, ExemptionSection } from './tax-sections.tsx'
import { TracesSection } from './traces-section.tsx'
import { ACCOUNT_VIEWS, type AccountView } from './view.ts'

// Forms load when one of them opens.
const KeyDialogs = lazyPart(() => import('./key-dialogs.tsx'))
const ClosingDialogs = lazyPart(() => import('./closing/closing-dialogs.tsx'))
const NoteDialogs = lazyPart(() => import('./note-dialogs.tsx'))

/** An account as staff see it. `accountId` is undefined for an address that has no number of an account. */
export function AccountPage({
  accountId,
  view = 'overview',
}: {
  accountId: number | undefined
  view: AccountView | undefined
}) {
  return accountId === undefined ? <NoAccount /> : <KnownAccount accountId={accountId} view={view} />
}

const AccountDialogs = lazyPart(() => import('./account-dialogs.tsx'))

function KnownAccount({ accountId, view }: { accountId: number; view: AccountView }) {
  const { data: schedule } = useQuery(scheduleQuery(accountId))
  return (
    <Loaded query={useQuery(summaryQuery(accountId))} what="The account" isCard missing={<NoAccount />}>
      {summary => (
        <AccountActions>
          <BackLink to="/admin/search">Search</BackLink>
          <PageHeader
            title={summary.account_label}
            description={`Account ${accountId}, since ${dayText(summary.created)}.${
              schedule ? ` Price list ${schedule.pricing_schedule_id}.` : ''
            }`}
          />
          <ViewBar accountId={accountId} />
          <ClosingSection accountId={accountId} />
          <FailedUndo />
          <PageSections key={view} sections={sectionsOf(view, summary)} />
          <PageDialogs>
            <AccountDialogs accountId={accountId} />
            <KeyDialogs />
            <NoteDialogs accountId={accountId} />
            <ClosingDialogs accountId={accountId} />
          </PageDialogs>
        </AccountActions>
      )}
    </Loaded>
  )
}

/** The views, and what staff do most, within reach at every height of the page. */
function ViewBar({ accountId }: { accountId: number }) {
  const open = useOpenDialog<NoteDialogName>()
  return (
    <div className="sticky top-26 z-10 -mx-4 mb-5 flex flex-wrap-reverse items-center justify-between gap-x-6 border-b border-line bg-page/92 px-4 backdrop-blur-md max-nav:static sm:-mx-6 sm:px-6">
      <ViewNav label="Views of the account" isPlain>
        {Object.entries(ACCOUNT_VIEWS).map(([id, label]) => (
          <Link
            key={id}
            to="/admin/accounts/$accountId"
            params={{ accountId: String(accountId) }}
            search={{ view: id === 'overview' ? undefined : (id as AccountView) }}
            activeOptions={{ explicitUndefined: true }}
            className={viewLinkClass}
          >
            {label}
          </Link>
        ))}
      </ViewNav>
      <div className="flex flex-wrap gap-2 py-1.5">
        <OperationButton size="sm" operation={createAccountNote} onClick={() => open('add-note')}>
          Add note
        </OperationButton>
        <Link
          to="/admin/accounts/$accountId/new-order"
          params={{ accountId: String(accountId) }}
          className={buttonClass({ size: 'sm' })}
        >
          New order
        </Link>
      </div>
    </div>
  )
}

function sectionsOf(view: AccountView, summary: AccountSummary): Record<string, ReactNode> {
  const accountId = summary.account_id
  switch (view) {
    case 'overview':
      return {
        summary: <SummarySection summary={summary} />,
        notes: <NotesSection accountId={accountId} />,
      }
    case 'subscriptions':
      return { licenses: <LicensesSection accountId={accountId} /> }
    case 'billing':
      return {
        orders: <OrdersSection accountId={accountId} />,
        payments: <TransactionsSection accountId={accountId} />,
        cards: <CardsSection accountId={accountId} />,
        exemption: <ExemptionSection accountId={accountId} />,
        addresses: <AddressesSection accountId={accountId} />,
      }
    case 'keys':
      return {
        keys: <KeysSections accountId={accountId} />,
        traces: <TracesSection accountId={accountId} />,
      }
    case 'people':
      return {
        people: <PeopleSection accountId={accountId} />,
        organization: <OrganizationSection accountId={accountId} />,
        contacts: <ContactsSection accountId={accountId} />,
      }
    case 'activity':
      return { activity: <ActivitySection accountId={accountId} /> }
  }
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
