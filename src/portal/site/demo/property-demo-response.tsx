import { notFoundWords } from '#domain/gateway/not-found-words.ts'
import { buildingFigure } from '#portal/content/products/building.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Building } from '../figures/building.tsx'
import type { Buildings } from './property-lookup.ts'

/** The building that a visitor looked up. A default export, for `lazy`. */
export default function PropertyDemoResponse({ address, results: [found], source }: Buildings) {
  if (!found)
    return (
      <Alert tone="warning" title={notFoundWords[source].verdict}>
        “{address}”: {notFoundWords[source].meaning}
      </Alert>
    )
  return (
    <section aria-label="Building">
      <Building
        figure={buildingFigure(
          found,
          source === 'sample'
            ? 'API response. The building data in the demo sample is made up.'
            : 'API response.',
        )}
      />
    </section>
  )
}
