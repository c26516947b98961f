import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'

/** How a form detects that another person saved first, and shows what has changed. */
export interface ConflictRule<T> {
  /** The names of the errors for such a conflict. */
  errors: readonly string[]
  title: string
  /** What the form was filled from. The body of the call is made from it, or from its newer version. */
  from: T
  /** Fetches the current version. */
  load: () => Promise<T>
  /** The values in the form, by label. */
  words: (thing: T) => Record<string, string>
}

/** The changes, and the choice. Nothing is saved until the person has chosen. */
export function Conflict<T>({
  rule: { title, words },
  base,
  current,
  onKeep,
  onTake,
}: {
  rule: ConflictRule<T>
  /** What the refused edit was made from. */
  base: T
  /** The current version; undefined if it could not be loaded. */
  current: T | undefined
  /** Keeps the input, now as an edit of the newer version. */
  onKeep: (current: T) => void
  onTake: () => void
}) {
  const changed = current === undefined ? undefined : changes(words(base), words(current))
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
            disabledReason={current === undefined ? 'The current version could not be loaded.' : undefined}
            onClick={() => current !== undefined && onKeep(current)}
          >
            Keep mine
          </Button>
        </>
      }
    >
      <p>Your change was not saved. What you typed is still below.</p>
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
      {changed?.length === 0 && <p className="mt-2">They changed something else.</p>}
    </Alert>
  )
}

/** The values that have changed, by label. */
export function changes(before: Record<string, string>, after: Record<string, string>): [string, string][] {
  return Object.entries(after).filter(([name, value]) => value !== before[name])
}
