import { buildingFigure } from '#portal/content/products/building.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Building } from '../figures/building.tsx'
import type { Buildings } from './property-lookup.ts'

/** The building that a visitor asked for. A default export, for `lazy`. */
export default function PropertyDemoAnswer({ address, results: [found] }: Buildings) {
  if (!found)
    return (
      <Alert tone="warning" title="No building found">
        There is no address like “{address}” in the data of this server. Check the house number and the
        street, and give a ZIP code or a city and state.
      </Alert>
    )
  return (
    <section aria-label="Building found">
      <Building
        figure={buildingFigure(
          found,
          'Answered by the gateway just now. A server without a provider of real data invents the figures.',
        )}
      />
    </section>
  )
}
