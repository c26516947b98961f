import { Alert } from '#portal/ui/alert.tsx'
import { Button } from '#portal/ui/button.tsx'

/**
 * Somebody else saved the same thing after the form was opened: what it was, what it is now, and the choice.
 * Nothing is written until the person has chosen.
 */
export function Conflict({
  title,
  was,
  now,
  keepLabel,
  onKeep,
  onTake,
}: {
  title: string
  /** By label, as the form was filled at first. */
  was: Record<string, string>
  /** As it is now; undefined while that is asked for. */
  now: Record<string, string> | undefined
  keepLabel: string
  /** Goes on with what is typed, now as an edit of the newer version. */
  onKeep: () => void
  onTake: () => void
}) {
  const changed = now && Object.entries(now).filter(([name, value]) => value !== was[name])
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <>
          <Button size="sm" onClick={onTake}>
            Discard mine
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabledReason={now ? undefined : 'What it is now is on its way.'}
            onClick={onKeep}
          >
            {keepLabel}
          </Button>
        </>
      }
    >
      <p>Nothing of yours was saved, and nothing of theirs is lost. What you typed stands below.</p>
      {changed && changed.length > 0 && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
          {changed.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name} is now</dt>
              <dd className="font-medium break-words text-ink">{value || 'empty'}</dd>
            </div>
          ))}
        </dl>
      )}
      {changed?.length === 0 && <p className="mt-2">They changed something else about it.</p>}
    </Alert>
  )
}
