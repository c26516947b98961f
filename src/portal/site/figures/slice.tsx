import { FileText } from 'lucide-react'
import type { SliceFigure } from '#portal/content/templates/product-figures.ts'
import { FigureFrame } from './figure-frame.tsx'

/** The first rows of a file, as a program reads them. */
export function Slice({ figure: { file, columns, rows, note } }: { figure: SliceFigure }) {
  return (
    <FigureFrame label="Example: the first rows of a file" note={note}>
      <p className="flex items-center gap-2 border-b border-line px-4 py-3 font-mono text-xs text-muted sm:px-6">
        <FileText aria-hidden="true" className="size-4 text-accent" />
        {file}
      </p>
      <section
        aria-label={`Rows of ${file}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
        tabIndex={0}
        className="overflow-x-auto -outline-offset-2"
      >
        <table className="w-full border-collapse text-left font-mono text-xs whitespace-nowrap">
          <thead className="bg-sunken">
            <tr>
              {columns.map(column => (
                <th key={column} scope="col" className="px-4 py-2.5 font-medium first:sm:pl-6">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(cells => (
              <tr key={cells.join()} className="border-t border-line">
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                  <td key={at} className="px-4 py-2.5 text-muted tnum first:text-ink first:sm:pl-6">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </FigureFrame>
  )
}
