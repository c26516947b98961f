import type { MergedRecord } from '#portal/content/templates/solution.ts'
import { StreetSign } from '#portal/ui/page/street-sign.tsx'

/** Records as they came in, gathered under the delivery point that each of them means. */
export function MergeFigure({ records }: { records: readonly MergedRecord[] }) {
  const places = [...Map.groupBy(records, ({ barcode }) => barcode).values()]
  return (
    <ul className="flex flex-col gap-7">
      {places.map(together => {
        const [first] = together
        return (
          first && (
            <li key={first.barcode} className="flex flex-col">
              <ul className="relative flex flex-col gap-2 before:absolute before:top-7 before:right-0 before:-bottom-4 before:border-r before:border-line-control">
                {together.map(({ source, typed }) => (
                  <li
                    key={source}
                    className="relative mr-5 flex flex-col gap-0.5 rounded-md bg-sunken px-3 py-2 ring-1 ring-line ring-inset after:absolute after:top-1/2 after:-right-5 after:w-5 after:border-t after:border-line-control"
                  >
                    <span className="text-xs text-faint">{source}</span>
                    <span className="font-mono text-[0.8125rem] leading-5 break-words text-muted">
                      {typed}
                    </span>
                  </li>
                ))}
              </ul>
              <div className="pt-4">
                <StreetSign
                  isFound
                  deliveryLine={first.deliveryLine}
                  lastLine={
                    <span className="font-mono text-sm">
                      {first.barcode} · {together.length === 1 ? '1 record' : `${together.length} records`}
                    </span>
                  }
                />
              </div>
            </li>
          )
        )
      })}
    </ul>
  )
}
