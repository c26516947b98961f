import { Eye, PenLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { MINUTE } from '#domain/time/durations.ts'
import { type Acting, endActing, renew, startActing } from '#portal/api/session/session.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { Button } from '#portal/ui/button.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

// Forms and their checks load when more access is requested.
const RaiseDialog = lazyPart(() => import('./raise-dialog.tsx'))

/** What `ActingBanner` shows. */
export default function ActingBar({
  acting,
  accountId,
  onStopped,
}: {
  acting: Acting
  accountId: number | null
  onStopped: () => void
}) {
  const left = useMinutesLeft(acting.until)
  const [isRaising, setRaising] = useState(false)
  const actions = useUndoable({ invalidates: [] })
  const isRaised = acting.access === 'full'
  const Icon = isRaised ? PenLine : Eye

  useEffect(() => {
    // No data of the person stays visible after the hour ends.
    const rest = Date.parse(acting.until) - Date.now()
    const timer = setTimeout(() => void renew({}).then(onStopped, onStopped), Math.max(0, rest) + 500)
    return () => clearTimeout(timer)
  }, [acting.until, onStopped])

  const set = (access: Acting['access']) => startActing({ user_id: acting.user_id, access })

  async function stop() {
    const isStopped = await actions.run({
      subject: 'acting',
      send: () => endActing(),
      failedTitle: `You are still acting as ${acting.username}`,
    })
    if (isStopped) onStopped()
  }

  return (
    <section aria-label="Acting as another person" className="border-b border-warning bg-warning-soft py-2.5">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 sm:px-6">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-warning" />
        <p className="min-w-0 flex-1 basis-64">
          You act as <strong className="break-all">{acting.username}</strong>
          {accountId !== null && <> in account {accountId}</>}.{' '}
          {isRaised ? 'Changes are allowed.' : 'Read-only.'}{' '}
          <span className="tnum whitespace-nowrap text-muted">
            {left} {left === 1 ? 'minute' : 'minutes'} left
          </span>
        </p>
        <div className="flex gap-2">
          {isRaised ? (
            <Button
              size="sm"
              onClick={() =>
                actions.run({
                  subject: 'access',
                  send: () => set('read-only'),
                  failedTitle: 'Changes are still allowed',
                })
              }
            >
              Read only
            </Button>
          ) : (
            <Button size="sm" onClick={() => setRaising(true)}>
              Allow changes
            </Button>
          )}
          <Button size="sm" variant="primary" onClick={() => void stop()}>
            Stop
          </Button>
        </div>
      </div>
      <ActionErrorAlert actions={actions} className="mx-auto mt-2 max-w-[76rem]" />
      {isRaising && (
        <LazyBoundary layer>
          <RaiseDialog
            staff={acting.staff_username}
            person={acting.username}
            onClose={() => setRaising(false)}
            onRaise={() => set('full')}
          />
        </LazyBoundary>
      )}
    </section>
  )
}

function useMinutesLeft(until: string): number {
  const count = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE))
  const [left, setLeft] = useState(count)
  useEffect(() => {
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE))),
      10_000,
    )
    return () => clearInterval(timer)
  }, [until])
  return left
}
