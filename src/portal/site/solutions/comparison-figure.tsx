import { Check, X } from 'lucide-react'
import type { SolutionFigure } from '#portal/content/templates/solution.ts'

/** Two documents side by side, and whether they mean one place. */
export function ComparisonFigure({
  figure: { columns, rows, verdict },
}: {
  figure: Extract<SolutionFigure, { kind: 'comparison' }>
}) {
  return (
    <div className="flex flex-col gap-4">
      <table className="w-full table-fixed text-left text-[0.8125rem] sm:text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-[26%] pb-2 align-bottom text-xs font-normal text-faint">
              Part
            </th>
            {columns.map(column => (
              <th key={column} scope="col" className="pr-2 pb-2 align-bottom font-medium">
                {column}
              </th>
            ))}
            <th scope="col" className="w-7 pb-2">
              <span className="sr-only">The same</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, values: [left, right] }) => (
            <tr key={part} className="border-t border-line align-top">
              <th scope="row" className="py-2.5 pr-3 text-xs font-normal text-faint">
                {part}
              </th>
              <td className="py-2.5 pr-2 break-words text-muted">{left}</td>
              <td className="py-2.5 pr-2 break-words text-muted">{right}</td>
              <td className="py-2.5">
                <Same isSame={left === right} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rounded-lg bg-sign px-4 py-3 font-medium text-on-sign">{verdict}</p>
    </div>
  )
}

function Same({ isSame }: { isSame: boolean }) {
  const Icon = isSame ? Check : X
  return (
    <>
      <Icon aria-hidden="true" className={isSame ? 'size-4 text-accent' : 'size-4 text-faint'} />
      <span className="sr-only">{isSame ? 'Yes' : 'No'}</span>
    </>
  )
}
