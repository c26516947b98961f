import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { countOf } from '#domain/text/amounts.ts'
import { grantInternalRole } from '#generated/authorization/operations/grantInternalRole.ts'
import { revokeInternalRole } from '#generated/authorization/operations/revokeInternalRole.ts'
import { activateUser } from '#generated/identity/operations/activateUser.ts'
import { deactivateUser } from '#generated/identity/operations/deactivateUser.ts'
import { getUserLogin } from '#generated/identity/operations/getUserLogin.ts'
import { sendUserPasswordReset } from '#generated/identity/operations/sendUserPasswordReset.ts'
import { setUserPassword } from '#generated/identity/operations/setUserPassword.ts'
import { query } from '#portal/api/call.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { PageSections } from '#portal/kit/drawn-once.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { NotFoundPage } from '#portal/ui/page/message-page.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { DeletionNotice } from './deletion-notice.tsx'
import { nameOf, type Person, passwordText, personQuery, secondFactorText } from './person.ts'
import type { PersonDialogName } from './person-dialogs.tsx'
import { AccountsSection, SessionsSection } from './sections.tsx'

// Forms and their schemas load when a dialog opens.
const PersonDialogs = lazyPart(() => import('./person-dialogs.tsx'))

const OWN = 'This is your own login. Ask another member of staff.'

/** A person as staff see them: how they log in, where, to which accounts, and what staff can do about it. */
export function PersonPage({ userId }: { userId: string }) {
  return (
    <Loaded query={useQuery(personQuery(userId))} what="The person" isCard missing={<NoPerson />}>
      {person => (person ? <KnownPerson person={person} /> : <NoPerson />)}
    </Loaded>
  )
}

function KnownPerson({ person }: { person: Person }) {
  const { data: session } = useQuery(sessionQuery)
  const ownReason = session?.userId === person.user_id ? OWN : undefined
  return (
    <>
      <BackLink to="/admin/search">Search</BackLink>
      <PageHeader
        title={nameOf(person)}
        description={<Description person={person} />}
        actions={
          ownReason === undefined && (
            <Link
              to="/admin/act"
              search={{ person: person.email_address }}
              className={buttonClass({ variant: 'secondary' })}
            >
              Act as this person
            </Link>
          )
        }
      />
      <PageSections
        sections={{
          deletion: <DeletionNotice userId={person.user_id} />,
          login: <LoginCard person={person} ownReason={ownReason} />,
          accounts: <AccountsSection person={person} />,
          sessions: <SessionsSection person={person} ownReason={ownReason} />,
          staff: <StaffCard person={person} ownReason={ownReason} />,
        }}
      />
      <PageDialogs>
        <PersonDialogs person={person} />
      </PageDialogs>
    </>
  )
}

function Description({ person }: { person: Person }) {
  const { email_address, profile } = person
  const known = [profile.position, profile.company, profile.phone, profile.website].filter(Boolean)
  return (
    <>
      {nameOf(person) !== email_address && <span className="block wrap-anywhere">{email_address}</span>}
      {known.length > 0 && <span className="block wrap-anywhere">{known.join(' · ')}</span>}
    </>
  )
}

interface CardProps {
  person: Person
  /** Why nothing can be done, for staff who look at themselves. */
  ownReason: string | undefined
}

function LoginCard({ person, ownReason }: CardProps) {
  const open = useOpenDialog<PersonDialogName>()
  const { user_disabled: isOff, confirmed } = person
  return (
    <Card
      title="Login"
      actions={
        <Badge tone={isOff ? 'danger' : confirmed ? 'accent' : 'warning'} hasDot>
          {isOff ? 'Deactivated' : confirmed ? 'Active' : 'Unconfirmed'}
        </Badge>
      }
      footer={
        <>
          <OperationButton
            operation={isOff ? activateUser : deactivateUser}
            disabledReason={ownReason}
            onClick={() => open(isOff ? 'activate' : 'deactivate')}
          >
            {isOff ? 'Activate' : 'Deactivate'}
          </OperationButton>
          <span className="flex flex-wrap gap-2">
            <OperationButton
              operation={setUserPassword}
              disabledReason={ownReason}
              onClick={() => open('password')}
            >
              Set a password
            </OperationButton>
            <OperationButton
              operation={sendUserPasswordReset}
              variant="primary"
              disabledReason={isOff ? 'Activate the login first.' : undefined}
              onClick={() => open('reset')}
            >
              Send reset link
            </OperationButton>
          </span>
        </>
      }
    >
      <LoginFacts userId={person.user_id} />
    </Card>
  )
}

function LoginFacts({ userId }: { userId: string }) {
  return (
    <Loaded
      query={useQuery(query(getUserLogin, { path: { id: userId } }))}
      what="How the person logs in"
      rows={3}
    >
      {login => (
        <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_1fr]">
          {login.disabled && (
            <Fact name="Deactivated">
              <RelativeTime value={login.disabled} />
            </Fact>
          )}
          <Fact name="Signed up">
            <RelativeTime value={login.created} />
            {login.confirmed ? '' : ', address not confirmed'}
          </Fact>
          <Fact name="Password">
            {passwordText(login)}
            {login.password_last_used && (
              <>
                , last used <RelativeTime value={login.password_last_used} />
              </>
            )}
          </Fact>
          <Fact name="Second factor">{secondFactorText(login)}</Fact>
          <Fact name="Passkeys">
            {login.passkey_count ? countOf(login.passkey_count, 'passkey', 'passkeys') : 'None'}
          </Fact>
          <Fact name="Other services">{login.providers.join(', ') || 'None'}</Fact>
        </dl>
      )}
    </Loaded>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents max-sm:flex max-sm:flex-col">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Two people decide who is staff: no one changes their own role. */
function StaffCard({ person: { roles }, ownReason }: CardProps) {
  const open = useOpenDialog<PersonDialogName>()
  const isStaff = roles.includes(INTERNAL_ROLE)
  return (
    <Card
      title="Staff role"
      actions={
        <OperationButton
          operation={isStaff ? revokeInternalRole : grantInternalRole}
          disabledReason={ownReason && 'You can’t change your own role. Ask another member of staff.'}
          onClick={() => open(isStaff ? 'revoke' : 'grant')}
        >
          {isStaff ? 'Revoke staff role' : 'Make staff'}
        </OperationButton>
      }
    >
      <p className="max-w-text text-muted">
        {isStaff
          ? 'This person can see all customers and open these pages.'
          : 'This person is not staff and can’t open these pages.'}{' '}
        They and all staff get an email when this changes.
      </p>
    </Card>
  )
}

function NoPerson() {
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
