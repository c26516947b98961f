import { useEffect, useState } from 'react'
import { checkEndDate } from '#domain/validation/choices.ts'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import { TextField } from '#portal/ui/input/text-field.tsx'
import type { OrderSearch } from './order-search.ts'

/** From which day to which day orders are shown. A last day before the first is not searched for. */
export function OrderDays({
  search: { begin = '', end = '' },
  onSearch,
}: {
  search: OrderSearch
  onSearch: ChangeSearch<OrderSearch>
}) {
  const [typed, setTyped] = useState({ begin, end })
  // The address changes from outside as well: through Back, or when the filters are cleared.
  useEffect(() => setTyped({ begin, end }), [begin, end])
  const faultOf = (days: typeof typed) =>
    days.begin && days.end ? checkEndDate(days.begin, days.end)?.message : undefined

  function type(change: Partial<typeof typed>) {
    const next = { ...typed, ...change }
    setTyped(next)
    if (!faultOf(next)) onSearch({ begin: next.begin || undefined, end: next.end || undefined })
  }

  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-2 max-sm:w-full">
      <legend className="sr-only">Days on which orders were placed, by UTC</legend>
      <TextField
        label="First day"
        isLabelHidden
        type="date"
        value={typed.begin}
        max={typed.end || undefined}
        onChange={event => type({ begin: event.target.value })}
        className="w-38 max-sm:flex-1"
      />
      <span aria-hidden="true" className="self-center text-muted">
        to
      </span>
      <TextField
        label="Last day"
        isLabelHidden
        type="date"
        value={typed.end}
        error={faultOf(typed)}
        onChange={event => type({ end: event.target.value })}
        className="w-38 max-sm:flex-1"
      />
    </fieldset>
  )
}
