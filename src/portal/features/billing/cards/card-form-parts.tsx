import type { Ref } from 'react'
import type { TaxableAddress } from '#domain/billing/taxable-address.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'

/** What the page around the form can do with it. */
export interface CardFormHandle {
  /**
   * Checks the card and hands it to the vendor. Resolves with the vendor's token, or with undefined if something
   * is wrong with the card: then the form says what, and has the focus.
   */
  submit(): Promise<string | undefined>
}

export interface CardFormProps {
  ref: Ref<CardFormHandle>
  /** The billing address, if it is known; the form then does not ask for it. */
  address: TaxableAddress | null
  /** The person pressed Enter: do what the button does. */
  onEnter: () => void
  /** Whether the form can be submitted. */
  onReady: (isReady: boolean) => void
}

export function CardFormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading the card form…
      </p>
      <Skeleton className="h-16 w-full" />
      <div className="grid grid-cols-3 gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
