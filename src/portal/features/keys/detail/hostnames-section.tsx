import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authorizeDomain, deactivateDomain } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { failureTime } from '#portal/api/errors.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/card.tsx'
import { toast } from '#portal/ui/toast.ts'
import type { EmbeddedKey } from '../shared/model.ts'
import { refreshKeys } from '../shared/queries.ts'
import { HostnameForm } from './hostname-form.tsx'

/** The hostnames that a key works on, and those that it worked on before. */
export function HostnamesSection({ embeddedKey: key }: { embeddedKey: EmbeddedKey }) {
  const client = useQueryClient()
  const canAuthorize = useCan(authorizeDomain)
  const canDeactivate = useCan(deactivateDomain)
  const change = useMutation({
    mutationFn: ({ domain, isOn }: { domain: string; isOn: boolean }) =>
      call(isOn ? authorizeDomain : deactivateDomain, { path: { id: key.keyValue, domain } }),
    onSettled: () => refreshKeys(client, 'embedded'),
  })
  function set(domain: string, isOn: boolean) {
    change.mutate(
      { domain, isOn },
      {
        onSuccess: () =>
          toast.success(isOn ? `${domain} is authorized.` : `${domain} is deactivated.`, {
            action: { label: 'Undo', onAction: () => set(domain, !isOn) },
          }),
        onError: error => toast.error(error.message, { ms: failureTime(error) }),
      },
    )
  }
  const pendingHost = change.isPending ? change.variables.domain : undefined
  const isOff = key.pending ? 'This key is deleted. Recover it first.' : undefined
  const authorized = key.hostnames.filter(({ isAuthorized }) => isAuthorized)
  const deactivated = key.hostnames.filter(({ isAuthorized }) => !isAuthorized)

  return (
    <Card
      title="Hostnames"
      description="Pages on these may use the key; copied anywhere else, it is refused with status 403. Changes work within 5 seconds."
    >
      <div className="flex flex-col gap-5">
        {change.error && (
          <Alert
            tone="danger"
            title={`${change.variables.domain} could not be changed`}
            action={
              <Button size="sm" onClick={() => set(change.variables.domain, change.variables.isOn)}>
                Try again
              </Button>
            }
          >
            {change.error.message}
          </Alert>
        )}
        {authorized.length === 0 ? (
          <Alert tone="warning" title="No hostname is authorized">
            The key works nowhere until you add one.
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
                  pending={pendingHost === hostname}
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
                    pending={pendingHost === hostname}
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
