import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { listSessions } from '#generated/identity/operations/listSessions.ts'
import { revokeOtherSessions } from '#generated/identity/operations/revokeOtherSessions.ts'
import { revokeSession } from '#generated/identity/operations/revokeSession.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { signOutEverywhere } from '#portal/api/session/session.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { ConfirmDialog } from '#portal/kit/dialog/confirm-dialog.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { type Session, sessionsQuery } from './sessions.ts'

const OTHERS = 'all other sessions'
const LEAVE = 'log-out-everywhere'

/** The person's logins, and how to end them. */
export function SessionsSection() {
  const sessions = useQuery(sessionsQuery)
  const actions = useUndoable({ invalidates: [listSessions] })
  const { reason } = useCan(revokeSession, revokeOtherSessions)
  const { name: dialog, close } = useDialog()
  const open = useOpenDialog<typeof LEAVE>()
  const isAlone = sessions.data !== undefined && sessions.data.length < 2
  return (
    <Card
      title="Where you are logged in"
      footer={
        <>
          <Button variant="ghost" onClick={() => open(LEAVE)}>
            Log out everywhere
          </Button>
          <Button
            pending={actions.pending?.subject === OTHERS}
            disabledReason={reason ?? (isAlone ? 'This is your only session.' : undefined)}
            onClick={() =>
              actions.run({
                subject: OTHERS,
                send: endOthers,
                failedTitle: 'Your other sessions couldn’t be ended',
              })
            }
          >
            End all other sessions
          </Button>
        </>
      }
    >
      <ActionErrorAlert actions={actions} />
      <Loaded query={sessions} what="Your sessions">
        {list => (
          <ul aria-label="Sessions" className="flex flex-col divide-y divide-line">
            {list.map(session => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={actions.pending?.subject === session.id}
                disabledReason={reason}
                onEnd={() =>
                  actions.run({
                    subject: session.id,
                    send: () => call(revokeSession, { path: { id: session.id } }),
                    doneText: `${session.name} is logged out.`,
                    failedTitle: `${session.name} couldn’t be logged out`,
                  })
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
      {dialog === LEAVE && <LeaveDialog onClose={close} />}
    </Card>
  )
}

async function endOthers(): Promise<void> {
  const { ended } = await call(revokeOtherSessions)
  toast.success(ended === 1 ? 'One other session has ended.' : `${ended} other sessions have ended.`)
}

function SessionRow({
  session,
  isEnding,
  disabledReason,
  onEnd,
}: {
  session: Session
  isEnding: boolean
  disabledReason: string | undefined
  onEnd: () => void
}) {
  const Icon = session.isPhone ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-md bg-sunken text-muted ring-1 ring-line ring-inset"
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-44 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {session.name}
          {session.isCurrent && (
            <Badge tone="accent" hasDot>
              This browser
            </Badge>
          )}
        </p>
        <p className="text-muted">
          {session.method},{' '}
          <span translate="no" className="font-mono text-xs break-all">
            {session.address}
          </span>
          , logged in <RelativeTime value={session.dateCreated} />, last used{' '}
          <RelativeTime value={session.dateLastUsed} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="sm"
          aria-label={`End session: ${session.name}`}
          pending={isEnding}
          disabledReason={disabledReason}
          onClick={onEnd}
        >
          End session
        </Button>
      )}
    </li>
  )
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Log out everywhere?"
      confirmLabel="Log out everywhere"
      onConfirm={signOutEverywhere}
    >
      <p>All your sessions end, including this one. You’ll need to log in again.</p>
    </ConfirmDialog>
  )
}
