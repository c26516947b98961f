import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'

/** The licenses of the account that a key may use; none checked means all. */
export function LicensesField({
  name,
  licenses,
  error: failure,
}: {
  name: string
  licenses: readonly { id: number; label: string }[] | undefined
  error: Error | null
}) {
  const { value, error, set } = useFormField(name)
  const chosen = new Set(Array.isArray(value) ? value.map(Number) : [])
  function toggle(id: number, isChosen: boolean) {
    if (isChosen) chosen.add(id)
    else chosen.delete(id)
    set([...chosen].toSorted((a, b) => a - b))
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="text-sm font-medium text-ink">Licenses</legend>
      <p className="text-sm text-faint">
        Leave all unchecked to let the key use every license, including future ones.
      </p>
      {failure && <p className="text-sm text-danger">The licenses could not be loaded. {failure.message}</p>}
      {!licenses && !failure && <Skeleton className="h-5 w-56" />}
      {licenses?.length === 0 && <p className="text-sm text-muted">This account holds no license yet.</p>}
      {licenses?.map(({ id, label }) => (
        <Checkbox
          key={id}
          label={label}
          checked={chosen.has(id)}
          onChange={event => toggle(id, event.target.checked)}
        />
      ))}
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  )
}
