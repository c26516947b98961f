import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../classes.ts'
import { ScrollRegion } from './scroll-region.tsx'

/** The figures of a chart as a table, which a button below the chart opens. */
export function ChartTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary
        className={`${buttonClass({ size: 'sm' })} w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
      >
        As a table
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ScrollRegion label={label} className="mt-2 max-h-72 overflow-auto">
        <table className="w-full text-sm">{children}</table>
      </ScrollRegion>
    </details>
  )
}
