import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { MAX_HOSTNAMES } from '#domain/keys/limits.ts'
import { authorizeDomain } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.ts'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { type HostnameLine, readHostnames, replaceEntry } from '../shared/hostname-lines.ts'
import { HostnameVerdicts } from '../shared/hostname-verdicts.tsx'
import { keyQueries } from '../shared/key-operations.ts'

interface Refused {
  typed: string
  message: string
}

/** Adds hostnames, one or many at a time. Refused ones stay in the field, each with its own reason. */
export function HostnameForm({
  keyId: id,
  authorized,
  disabledReason,
}: {
  keyId: string
  authorized: readonly string[]
  disabledReason: string | undefined
}) {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<Refused[]>([])
  const [isShown, setShown] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const lines = readHostnames(text, authorized)
  const wrong = lines.filter(({ reason }) => reason)
  const room = MAX_HOSTNAMES - authorized.length

  const add = useMutation({
    // One at a time, so that the first one over the maximum reports its own error.
    mutationFn: async (wanted: readonly HostnameLine[]) => {
      const failures: Refused[] = []
      for (const { typed, hostname = typed } of wanted) {
        try {
          await call(authorizeDomain, { path: { id, domain: hostname } })
        } catch (error) {
          // A call whose answer was lost may have succeeded.
          if (error instanceof ApiError && error.name === 'hostname-exists') continue
          failures.push({ typed, message: error instanceof Error ? error.message : String(error) })
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
        setRefused(failures)
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
            setRefused([])
          }}
        />
      </div>
      <HostnameVerdicts
        lines={lines}
        onReplace={(typed, by) => setText(replaceEntry(text, typed, by))}
        onAdd={hostname => setText(`${text.trimEnd()}\n${hostname}`)}
      />
      {refused.length > 0 && (
        <Alert tone="danger" title="Some hostnames were refused">
          <ul>
            {refused.map(({ typed, message }) => (
              <li key={typed}>
                <code className="font-mono text-xs break-all">{typed}</code> {message}
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
