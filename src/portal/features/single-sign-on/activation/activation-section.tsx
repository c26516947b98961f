import { useQuery } from '@tanstack/react-query'
import { activateIdentityProvider, deactivateIdentityProvider } from '#generated/authorization/operations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useCountdown } from '#portal/ui/feedback/use-countdown.ts'
import { Card } from '#portal/ui/page/card.tsx'
import type { Organization } from '../organization/organization.ts'
import { loginAddress } from '../organization/organization.ts'
import { providerQuery } from '../provider/provider.ts'
import { rehearsalQuery } from '../rehearsal/rehearsal.ts'
import type { ActivationDialogName } from './activation-dialogs.tsx'

/** Turns single sign-on on and off, and shows how long an activation can be confirmed. */
export function ActivationSection({ organization }: { organization: Organization }) {
  const open = useOpenDialog<ActivationDialogName>()
  const { data: provider } = useQuery(providerQuery)
  const { data: rehearsal } = useQuery(rehearsalQuery)
  if (!provider || provider.kind === 'none' || !provider.isOwner) return null
  const { isActive, confirmUntil, name } = provider
  const hasPassed = rehearsal?.login.outcome === 'passed'
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
            disabledReason={hasPassed ? undefined : 'Rehearse the login first.'}
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
    </Card>
  )
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
