import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clearRequestContent } from '#generated/security/operations/clearRequestContent.ts'
import { getRequestContent } from '#generated/security/operations/getRequestContent.ts'
import { setRequestContent } from '#generated/security/operations/setRequestContent.ts'
import { call, query } from '#portal/api/call.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { timeText } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { Key } from '../keys.ts'

/** Whether the request log keeps what requests with the key contain, and until when. */
export function RequestContentSection({ entity: key }: { entity: Key }) {
  const id = key.keyValue
  const actions = useUndoable({ invalidates: [getRequestContent] })
  const state = useQuery(query(getRequestContent, { path: { id } }))
  const isOff = key.pending ? 'Recover this key first.' : undefined
  const turnOn = (): Action => ({
    subject: id,
    send: () => call(setRequestContent, { path: { id } }),
    doneText: `We keep what requests with ${key.label} contain for 24 hours.`,
    setting: `content ${id}`,
    failedTitle: 'Couldn’t turn on content',
    undo: turnOff,
  })
  const turnOff = (): Action => ({
    subject: id,
    send: () => call(clearRequestContent, { path: { id } }),
    doneText: `We no longer keep what requests with ${key.label} contain.`,
    setting: `content ${id}`,
    failedTitle: 'Couldn’t turn off content',
    undo: turnOn,
  })
  const ends = state.data?.content_expires_at ?? null
  const pending = actions.pending !== undefined
  return (
    <Card
      title="Content of requests"
      description="To find a problem, the request log can keep what requests with this key contain for 24 hours."
      actions={
        ends === null ? (
          <OperationButton
            operation={setRequestContent}
            disabledReason={isOff}
            pending={pending}
            onClick={() => void actions.run(turnOn())}
          >
            Keep content for 24 hours
          </OperationButton>
        ) : (
          <OperationButton
            operation={clearRequestContent}
            pending={pending}
            onClick={() => void actions.run(turnOff())}
          >
            Turn off
          </OperationButton>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <ActionErrorAlert actions={actions} />
        <Loaded query={state} what="The state" rows={1}>
          {() => (
            <p className={ends === null ? 'text-sm text-muted' : 'text-sm text-warning'}>
              {ends === null
                ? 'Off. We don’t store the addresses you look up.'
                : `On until ${timeText(ends)}. Addresses and IP addresses are stored, encrypted, for 30 days.`}{' '}
              <Link
                to="/account/keys/requests"
                search={{ key: id }}
                className="text-accent underline underline-offset-4"
              >
                Requests
              </Link>
            </p>
          )}
        </Loaded>
      </div>
    </Card>
  )
}
