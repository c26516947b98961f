import { useQuery, useQueryClient } from '@tanstack/react-query'
import { dismissSsoRelink } from '#generated/authorization/operations/dismissSsoRelink.ts'
import { listSsoRelinks } from '#generated/authorization/operations/listSsoRelinks.ts'
import { relinkSsoLogin } from '#generated/authorization/operations/relinkSsoLogin.ts'
import type { SsoRelink } from '#generated/authorization/types.ts'
import { call, query } from '#portal/api/call.ts'
import { messageOf } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { Breakable } from '#portal/ui/data/breakable.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { useAction } from '#portal/ui/use-action.ts'

/** People whom the provider knows by another ID now, each with the press that relinks them. */
export function RelinkRequests({ provider }: { provider: string }) {
  const { data, error } = useQuery(query(listSsoRelinks))
  if (error)
    return (
      <Alert tone="danger" title="We couldn’t load who waits to be relinked">
        {messageOf(error)}
      </Alert>
    )
  return data?.relinks.map(relink => <Request key={relink.login_id} relink={relink} provider={provider} />)
}

function Request({ relink, provider }: { relink: SsoRelink; provider: string }) {
  const { login_id: id, person, subject, former_subject: former, time } = relink
  const client = useQueryClient()
  const action = useAction({
    action: () => call(relinkSsoLogin, { path: { id } }),
    onDone: async () => {
      void toast.success(`${person.username} is relinked.`)
      await refresh(client, [listSsoRelinks])
    },
    // Someone else may have relinked them.
    onFailed: () => refresh(client, [listSsoRelinks]),
  })
  const dismissal = useAction({
    action: () => call(dismissSsoRelink, { path: { id } }),
    onDone: async () => {
      void toast.success(`The request of ${person.username} is dismissed.`)
      await refresh(client, [listSsoRelinks])
    },
    onFailed: () => refresh(client, [listSsoRelinks]),
  })
  const error = action.error ?? dismissal.error
  return (
    <Alert
      tone="warning"
      title={`${person.username} waits to be relinked`}
      action={
        <>
          <OperationButton
            operation={relinkSsoLogin}
            size="sm"
            pending={action.isPending}
            onClick={() => void action.run()}
          >
            Relink
          </OperationButton>
          <OperationButton
            operation={dismissSsoRelink}
            size="sm"
            pending={dismissal.isPending}
            onClick={() => void dismissal.run()}
          >
            Dismiss
          </OperationButton>
        </>
      }
    >
      <p>
        {provider} now calls this person <Breakable text={subject} />, before <Breakable text={former} />.
        They tried to log in <RelativeTime value={time} />. If it’s the same person, relink them: they keep
        their seat and roles. If their address was given to someone else, dismiss the request, remove the
        member, and invite the new person.
      </p>
      {error && <p className="pt-2">{messageOf(error)}</p>}
    </Alert>
  )
}
