import type { ComponentProps } from 'react'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { LookupAnswer } from '#portal/shared/lookups/answer.tsx'
import { Card } from '#portal/ui/page/card.tsx'

/** The result of a visitor's lookup. A default export, for `lazy`. */
export default function SingleDemoAnswer(answer: Omit<ComponentProps<typeof LookupAnswer>, 'keyId'>) {
  return (
    <Card title="Result">
      <LookupAnswer {...answer} keyId={DEMONSTRATION_KEY} />
    </Card>
  )
}
