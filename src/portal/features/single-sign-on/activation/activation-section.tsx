import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { activateIdentityProvider } from '#generated/authorization/operations/activateIdentityProvider.ts'
import { deactivateIdentityProvider } from '#generated/authorization/operations/deactivateIdentityProvider.ts'
import { listRecoveryOwners } from '#generated/authorization/operations/listRecoveryOwners.ts'
import type { RecoveryOwner, RecoveryOwners } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Breakable } from '#portal/ui/data/breakable.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { Card } from '#portal/ui/page/card.tsx'
import type { Organization } from '../organization/organization.ts'
import { loginAddress, type OidcProvider, providerQuery, type SamlProvider } from '../provider/provider.ts'
import { rehearsalQuery } from '../rehearsal/rehearsal.ts'
import type { ActivationDialogName } from './activation-dialogs.tsx'

/** Turns single sign-on on and off, and shows how long an activation can be confirmed. */
export function ActivationSection({ organization }: { organization: Organization }) {
  const { data: provider } = useQuery(providerQuery)
  if (!provider || provider.kind === 'none' || !provider.isOwner) return null
  return <Activation organization={organization} provider={provider} />
}

function Activation({
  organization,
  provider: { isActive, confirmUntil, name },
}: {
  organization: Organization
  provider: OidcProvider | SamlProvider
}) {
  const open = useOpenDialog<ActivationDialogName>()
  const { data: rehearsal } = useQuery(rehearsalQuery)
  const recovery = useQuery(query(listRecoveryOwners))
  const reason = () => {
    if (rehearsal?.login.outcome !== 'passed') return 'Test the login first.'
    if (recovery.data)
      return recovery.data.ready ? undefined : 'An owner needs a password and two-step verification first.'
    // The server would reject it too, but only after the dialog.
    return recovery.error
      ? 'We couldn’t load who could log in if the identity provider fails. Try again below.'
      : 'Checking who could log in if the identity provider fails…'
  }
  return (
    <Card
      title="Activation"
      description={
        isActive
          ? 'Members log in with the identity provider. Owners with a password and a second factor can use either.'
          : 'Turns passwords off for everyone in the organization, except owners with a password and a second factor.'
      }
      actions={
        isActive ? (
          <OperationButton operation={deactivateIdentityProvider} onClick={() => open('deactivate-provider')}>
            {confirmUntil ? 'Revert now' : 'Deactivate'}
          </OperationButton>
        ) : (
          <OperationButton
            operation={activateIdentityProvider}
            variant="primary"
            disabledReason={reason()}
            onClick={() => open('activate-provider')}
          >
            Activate
          </OperationButton>
        )
      }
    >
      {confirmUntil ? (
        <Countdown deadline={confirmUntil} provider={name} address={loginAddress(organization.name)} />
      ) : (
        <p className="text-sm text-muted">
          {isActive
            ? 'An owner confirmed that the login works.'
            : 'After that, an owner has 30 minutes to log in with the identity provider. If no one does, it turns off again automatically.'}
        </p>
      )}
      <Loaded query={recovery} what="The owners">
        {owners => <Recovery recovery={owners} />}
      </Loaded>
    </Card>
  )
}

/** Who gets in if the identity provider fails. */
function Recovery({ recovery: { ready, owners } }: { recovery: RecoveryOwners }) {
  return (
    <section className="flex flex-col gap-3 pt-5">
      <h3 className="font-medium">If the identity provider fails</h3>
      {!ready && (
        <Alert
          tone="warning"
          title="Not every account has an owner who could log in"
          action={
            <Link to="/account/profile/security" className={buttonClass({ size: 'sm' })}>
              Set up two-step verification
            </Link>
          }
        >
          Each account of the organization needs an owner with a password and two-step verification.
        </Alert>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {owners.map(({ user_id: id, account_id: accountId, username, obstacle }) => (
          <li
            key={`${id} ${accountId}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm"
          >
            <Breakable text={username} />
            <Badge tone={obstacle === null ? 'accent' : 'neutral'}>
              {obstacle === null ? 'Can use a password' : obstacleTexts[obstacle]}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

const obstacleTexts: Record<NonNullable<RecoveryOwner['obstacle']>, string> = {
  disabled: 'Login is turned off',
  'no-password': 'Has no password',
  'no-second-factor': 'Has no two-step verification',
}

function Countdown({ deadline, provider, address }: { deadline: string; provider: string; address: string }) {
  const seconds = useCountdown(Date.parse(deadline))
  return (
    <Alert
      tone="warning"
      title={seconds > 0 ? `Confirm within ${timeText(seconds)}` : 'Turning off'}
      action={
        <a href={address} className={buttonClass({ size: 'sm', variant: 'primary' })}>
          Log in with {provider}
        </a>
      }
    >
      An owner needs to log in with the identity provider. Otherwise single sign-on turns off automatically,
      and passwords work again.
    </Alert>
  )
}

function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes`
}
