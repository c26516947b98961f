import type { PropertyDemoPage as Content } from '#portal/content/page.ts'
import { LookupDemo } from '#portal/site/demo/lookup-demo.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { DemoPage } from './demo-page.tsx'

const DemoResponse = lazyPart(() => import('#portal/site/demo/property-demo-response.tsx'))

/** The building at one address, looked up on its page. */
export function PropertyDemoPage({ page }: { page: Content }) {
  return (
    <DemoPage
      page={page}
      demo={
        <LookupDemo
          label="Building address"
          submitLabel="Look up"
          examples={[
            '214 N Juniper St, Salt Lake City UT',
            '88 Copper Mill Ave, Boulder CO',
            '350 5th Ave, New York NY',
          ]}
          lookUp={async address =>
            (await import('#portal/site/demo/property-lookup.ts')).findBuildings(address)
          }
        >
          {response => <DemoResponse {...response} />}
        </LookupDemo>
      }
    />
  )
}
