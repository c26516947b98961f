import { authorizeDomain, deactivateDomain } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert } from '#portal/kit/action/action-error-alert.tsx'
import { type Action, useUndoable } from '#portal/kit/action/use-undoable.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { keyQueries } from '../shared/key-operations.ts'
import type { EmbeddedKey } from '../shared/model.ts'
import { HostnameForm } from './hostname-form.tsx'

/** The hostnames that a key works on, and those that it used to work on. */
export function HostnamesSection({ embeddedKey: key }: { embeddedKey: EmbeddedKey }) {
  const canAuthorize = useCan(authorizeDomain)
  const canDeactivate = useCan(deactivateDomain)
  const actions = useUndoable({ invalidates: keyQueries })
  const set = (domain: string, isOn: boolean) => void actions.run(toAction(key.keyValue, domain, isOn))
  const isOff = key.pending ? 'This key is deleted. Recover it first.' : undefined
  const authorized = key.hostnames.filter(({ isAuthorized }) => isAuthorized)
  const deactivated = key.hostnames.filter(({ isAuthorized }) => !isAuthorized)

  return (
    <Card
      title="Hostnames"
      description="Pages on these hostnames can use the key. Anywhere else it is refused with status 403. Changes take effect within 5 seconds."
    >
      <div className="flex flex-col gap-5">
        <ActionErrorAlert actions={actions} />
        {authorized.length === 0 ? (
          <Alert tone="warning" title="No hostname is authorized">
            The key works nowhere until you add a hostname.
          </Alert>
        ) : (
          <ul aria-label="Authorized hostnames" className="flex flex-col divide-y divide-line">
            {authorized.map(({ hostname }) => (
              <li key={hostname} className="flex items-center justify-between gap-3 py-2">
                <code className="min-w-0 font-mono text-sm break-all">{hostname}</code>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Deactivate ${hostname}`}
                  disabledReason={canDeactivate.reason ?? isOff}
                  pending={actions.pending?.subject === hostname}
                  onClick={() => set(hostname, false)}
                >
                  Deactivate
                </Button>
              </li>
            ))}
          </ul>
        )}
        <HostnameForm
          keyId={key.keyValue}
          authorized={authorized.map(({ hostname }) => hostname)}
          disabledReason={canAuthorize.reason ?? isOff}
        />
        {deactivated.length > 0 && (
          <details className="text-sm">
            <summary className="cursor-pointer rounded-xs text-muted">
              {deactivated.length === 1
                ? 'One deactivated hostname'
                : `${deactivated.length} deactivated hostnames`}
            </summary>
            <ul aria-label="Deactivated hostnames" className="mt-2 flex flex-col divide-y divide-line">
              {deactivated.map(({ hostname }) => (
                <li key={hostname} className="flex items-center justify-between gap-3 py-2">
                  <code className="min-w-0 font-mono break-all text-muted">{hostname}</code>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Authorize ${hostname} again`}
                    disabledReason={canAuthorize.reason ?? isOff}
                    pending={actions.pending?.subject === hostname}
                    onClick={() => set(hostname, true)}
                  >
                    Authorize again
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Card>
  )
}

function toAction(id: string, domain: string, isOn: boolean): Action {
  return {
    subject: domain,
    send: () => call(isOn ? authorizeDomain : deactivateDomain, { path: { id, domain } }),
    doneText: isOn ? `${domain} is authorized.` : `${domain} is deactivated.`,
    failedTitle: `${domain} could not be changed`,
    undo: () => toAction(id, domain, !isOn),
  }
}
