import { lineOf } from '#domain/address-list/lookup.ts'
import type { SingleDemoPage as Content } from '#portal/content/page.ts'
import { LookupDemo } from '#portal/site/demo/lookup-demo.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { DemoPage } from './demo-page.tsx'

const DemoResponse = lazyPart(() => import('#portal/site/demo/single-demo-response.tsx'))

/** One address, verified on its page. */
export function SingleDemoPage({ page }: { page: Content }) {
  return (
    <DemoPage
      page={page}
      demo={
        <LookupDemo
          label="Address to verify"
          submitLabel="Verify"
          examples={[
            '1600 ampitheatre pkway, mountian view, calif',
            '350 5th avenu, new york ny',
            '1 Nowhere Lane, Provo UT',
          ]}
          lookUp={async address => (await import('#portal/site/demo/demo-lookups.ts')).verifyLine(address)}
        >
          {(response, tryAddress) => (
            <DemoResponse {...response} onChoose={closest => tryAddress(lineOf(closest))} />
          )}
        </LookupDemo>
      }
    />
  )
}
