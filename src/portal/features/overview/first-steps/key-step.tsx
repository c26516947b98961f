import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { call } from '#portal/api/call.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { createIdempotency } from '#portal/kit/action/idempotency.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'

const LABEL = 'First key'

/** Creates a key in place. Its token is shown here, and kept nowhere else than in this page. */
export function KeyStep({
  keyId,
  token,
  onCreated,
}: {
  /** The newest active key. */
  keyId: string | undefined
  /** Its token, if it was created on this page. */
  token: string | undefined
  onCreated: (token: string) => void
}) {
  const client = useQueryClient()
  const [keys] = useState(() => createIdempotency(createSecretKey))
  const create = useMutation({
    mutationFn: () => {
      const body = { label: LABEL }
      return call(createSecretKey, { body, header: keys.headerFor(body) })
    },
    onSuccess: async key => {
      keys.succeeded()
      await refresh(client, [listSecretKeys, getKeySurvey])
      onCreated(key.token)
    },
    gcTime: 0,
  })
  if (!keyId)
    return (
      <div className="flex max-w-text flex-col items-start gap-4">
        <p className="text-muted">
          Your server sends a key’s ID and token with every lookup. Give each system its own key.
        </p>
        {create.error && (
          <Alert tone="danger" title="Couldn’t create the key" {...notesOf(create.error)}>
            {messageOf(create.error)}
          </Alert>
        )}
        <OperationButton
          operation={createSecretKey}
          variant="primary"
          icon={<KeyRound className="size-4" />}
          pending={create.isPending}
          onClick={() => create.mutate()}
        >
          Create a secret key
        </OperationButton>
      </div>
    )
  return token ? (
    <div role="status" className="flex min-w-0 flex-col gap-2">
      <p className="max-w-text text-muted">
        “{LABEL}” is ready. Copy its token now and store it where your server reads its secrets. You’ll need
        to log in again to view it later.
      </p>
      <SecretField label="Token" secret={token} isShownAtFirst />
    </div>
  ) : (
    <p className="max-w-text text-muted">
      The next step has code for your server.{' '}
      <Link to="/account/keys" className={linkClass}>
        See your keys
      </Link>
    </p>
  )
}

export const linkClass = 'font-medium text-accent underline-offset-4 hover:underline'
