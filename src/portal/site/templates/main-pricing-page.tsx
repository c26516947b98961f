import type { PricingPage as Content } from '#portal/content/page.ts'
import type { PricedLine } from '#portal/content/pricing/overview.ts'
import { Band, SectionFrame } from '../blocks/section-frame.tsx'
import { AllPrices } from '../pricing/all-prices.tsx'
import type { PricingSearch } from '../pricing/price.ts'
import { PricingPage } from './pricing-page.tsx'

/** `/pricing`: US verification, and the way to every other product. */
export function MainPricingPage({
  lines,
  ...props
}: {
  page: Content
  lines: readonly PricedLine[]
  search: PricingSearch
  onSearch: (search: PricingSearch) => void
}) {
  return (
    <PricingPage {...props} isMain>
      <Band>
        <SectionFrame title="Every other product" lead="One account and one set of keys for all of them.">
          <AllPrices lines={lines} />
        </SectionFrame>
      </Band>
    </PricingPage>
  )
}
