import type { Figure as Content } from '#portal/content/page.ts'
import { AddressDemo } from './address-demo.tsx'
import { RooftopMap } from './rooftop-map.tsx'
import { UsageChart } from './usage-chart.tsx'

/** The drawing that a page names. */
export function Figure({ figure }: { figure: Content }) {
  switch (figure.kind) {
    case 'addresses':
      return <AddressDemo examples={figure.examples} note={figure.note} />
    case 'rooftop':
      return <RooftopMap />
    case 'usage':
      return <UsageChart />
    default:
      return figure satisfies never
  }
}
