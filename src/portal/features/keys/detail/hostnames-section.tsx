import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { MAX_HOSTNAMES } from '#domain/keys/limits.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { deactivateDomain } from '#generated/security/operations/deactivateDomain.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { ApiError, messageOf } from '#portal/api/errors/errors.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { useDraftState } from '#portal/ui/form/use-draft.ts'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { HostnameVerdicts } from '../dialogs/fields.tsx'
import { type HostnameLine, readHostnames, replaceEntry } from '../dialogs/hostname-lines.ts'
import type { EmbeddedKey } from '../keys.ts'

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
      description="Pages on these hostnames can use the key. Anywhere else it is rejected with status 403. Changes take effect within 5 seconds."
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
                <code translate="no" className="min-w-0 font-mono text-sm break-all">
                  {hostname}
                </code>
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
                  <code translate="no" className="min-w-0 font-mono break-all text-muted">
                    {hostname}
                  </code>
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
    failedTitle: `${domain} couldn’t be changed`,
    undo: () => toAction(id, domain, !isOn),
  }
}

interface RejectedHostname {
  typed: string
  message: string
}

/** Adds hostnames, one or many at a time. Rejected ones stay in the field, each with its own reason. */
function HostnameForm({
  keyId: id,
  authorized,
  disabledReason,
}: {
  keyId: string
  authorized: readonly string[]
  disabledReason: string | undefined
}) {
  const [text, setText] = useDraftState(`hostnames ${id}`, '')
  const [rejected, setRejected] = useState<RejectedHostname[]>([])
  const [isShown, setShown] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const lines = readHostnames(text, authorized)
  const wrong = lines.filter(({ reason }) => reason)
  const room = MAX_HOSTNAMES - authorized.length

  const add = useMutation({
    // One at a time, so that the first one over the maximum reports its own error.
    mutationFn: async (wanted: readonly HostnameLine[]) => {
      const failures: RejectedHostname[] = []
      for (const { typed, hostname = typed } of wanted) {
        try {
          await call(authorizeDomain, { path: { id, domain: hostname } })
        } catch (error) {
          // A call whose response was lost may have succeeded.
          if (error instanceof ApiError && error.name === 'hostname-exists') continue
          failures.push({ typed, message: messageOf(error) })
        }
      }
      return failures
    },
    onSettled: () => refresh(client, keyQueries),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (add.isPending || disabledReason) return
    setShown(true)
    if (!lines.length || wrong.length) {
      field.current?.querySelector('textarea')?.focus()
      return
    }
    add.mutate(lines, {
      onSuccess: failures => {
        setRejected(failures)
        setShown(false)
        setText(failures.map(({ typed }) => typed).join('\n'))
        const count = lines.length - failures.length
        if (count > 0)
          toast.success(count === 1 ? 'One hostname is authorized.' : `${count} hostnames are authorized.`)
      },
    })
  }

  const error = !isShown
    ? undefined
    : !lines.length
      ? 'This field is required.'
      : wrong.length
        ? 'Correct or remove the entries marked below.'
        : undefined
  return (
    <form
      method="post"
      noValidate
      aria-label="Authorize hostnames"
      className="flex flex-col gap-3"
      onSubmit={submit}
    >
      <div ref={field}>
        <Textarea
          name="hostnames"
          label="Add hostnames"
          hint={`One per line, or separated by commas. *.shop.example covers every subdomain of shop.example, but not shop.example itself. You can add ${room} more.`}
          rows={Math.min(8, Math.max(2, text.split('\n').length))}
          spellCheck={false}
          autoCapitalize="none"
          value={text}
          error={error}
          onChange={event => {
            setText(event.target.value)
            setRejected([])
          }}
        />
      </div>
      <HostnameVerdicts
        lines={lines}
        onReplace={(typed, by) => setText(replaceEntry(text, typed, by))}
        onAdd={hostname => setText(`${text.trimEnd()}\n${hostname}`)}
      />
      {rejected.length > 0 && (
        <Alert tone="danger" title="Some hostnames were rejected">
          <ul>
            {rejected.map(({ typed, message }) => (
              <li key={typed}>
                <code translate="no" className="font-mono text-xs break-all">
                  {typed}
                </code>{' '}
                {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div>
        <Button type="submit" variant="primary" pending={add.isPending} disabledReason={disabledReason}>
          {lines.length > 1 ? `Authorize ${lines.length} hostnames` : 'Authorize hostname'}
        </Button>
      </div>
    </form>
  )
}
