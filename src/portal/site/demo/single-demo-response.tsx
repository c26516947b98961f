import type { ComponentProps } from 'react'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { LookupResponse } from '#portal/shared/lookups/response.tsx'
import { Card } from '#portal/ui/page/card.tsx'

/** The result of a visitor's lookup. A default export, for `lazy`. */
export default function SingleDemoResponse(response: Omit<ComponentProps<typeof LookupResponse>, 'keyId'>) {
  return (
    <Card title="Result">
      <LookupResponse {...response} keyId={DEMONSTRATION_KEY} />
    </Card>
  )
}
