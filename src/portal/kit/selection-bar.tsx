import { Button } from '#portal/ui/button.tsx'
import type { BulkActs, RowSelection } from './list-selection.tsx'

/** Says how many rows are selected, with what can be done with them. */
export default function SelectionBar<Row>({
  selection: { selected, clear },
  nouns: [one, many],
  acts,
}: {
  selection: RowSelection<Row>
  nouns: readonly [one: string, many: string]
  acts: BulkActs<Row>['acts']
}) {
  return (
    <section
      aria-label="Selected rows"
      className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-5 py-2 text-sm max-sm:hidden"
    >
      <p aria-live="polite" className="mr-2 font-medium">
        {selected.length} {selected.length === 1 ? one : many} selected
      </p>
      {acts(selected, clear)}
      <Button size="sm" variant="ghost" onClick={clear}>
        Clear selection
      </Button>
    </section>
  )
}
