import { Button } from '#portal/ui/button.tsx'
import type { BulkActions, RowSelection } from './selection.tsx'

/** Says how many rows are selected, with what can be done with them. */
export default function SelectionBar<Row>({
  selection: { selected, clear },
  nouns: [one, many],
  actions,
}: {
  selection: RowSelection<Row>
  nouns: readonly [one: string, many: string]
  actions: BulkActions<Row>['actions']
}) {
  return (
    <section
      aria-label="Selected rows"
      className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-5 py-2 text-sm max-sm:hidden"
    >
      <p aria-live="polite" className="mr-2 font-medium">
        {selected.length} {selected.length === 1 ? one : many} selected
      </p>
      {actions(selected, clear)}
      <Button size="sm" variant="ghost" onClick={clear}>
        Clear selection
      </Button>
    </section>
  )
}
