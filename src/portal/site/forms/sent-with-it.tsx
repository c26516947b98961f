import { Button } from '#portal/ui/button.tsx'
import type { Fact } from './matter.ts'

/** What goes with the form beside its fields. Nothing is sent that the visitor does not see. */
export function SentWithIt({
  facts,
  isFromAccount,
  onRemove,
}: {
  facts: readonly Fact[]
  /** Whether the fields were filled in from the account of the person. */
  isFromAccount: boolean
  onRemove: (name: string) => void
}) {
  if (facts.length === 0 && !isFromAccount) return null
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken px-4 py-3">
      {isFromAccount && (
        <p className="text-sm text-muted">
          Your name and address are filled in from your account. Change them as you like.
        </p>
      )}
      {facts.length > 0 && <p className="text-sm font-medium">Sent with it</p>}
      <ul className="flex flex-col">
        {facts.map(({ name, label, value }) => (
          <li key={name} className="flex items-center justify-between gap-3 text-sm">
            <span className="min-w-0">
              <span className="text-muted">{label}:</span> <span className="break-words">{value}</span>
            </span>
            <Button size="sm" variant="ghost" onClick={() => onRemove(name)}>
              Leave out<span className="sr-only"> {label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
