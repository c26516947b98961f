import { useState } from 'react'
import { domainOf, isPlusAddressOfWebmail, suggestAddress } from '#domain/identity/email-address.ts'
import { Button } from '#portal/ui/button.tsx'
import { useFormField } from '#portal/ui/form/fields.tsx'

/**
 * A possible mistake in a typed address: a typo, or a plus sign that is not accepted. A hint, shown when the
 * field is left; the server decides about the address.
 */
export function AddressHint({ name, isLeft }: { name: string; isLeft: boolean }) {
  const { value, error, set } = useFormField(name)
  const [declined, setDeclined] = useState<unknown>()
  const typed = String(value ?? '')
  const meant = isLeft && declined !== value ? suggestAddress(typed) : undefined
  const hasPlus = isLeft && !error && isPlusAddressOfWebmail(typed)
  return (
    <div role="status" className="-mt-3 text-sm empty:hidden">
      {meant !== undefined && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
          <span>
            Did you mean <strong className="font-medium break-all text-ink">{meant}</strong>?
          </span>
          <span className="flex gap-2">
            <Button size="sm" onClick={() => set(meant)}>
              Use it
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setDeclined(value)}>
              No
            </Button>
          </span>
        </p>
      )}
      {hasPlus && (
        <p className="text-muted">
          At {domainOf(typed)} all addresses with a plus sign lead to one mailbox. Remove the plus sign and
          the text after it.
        </p>
      )}
    </div>
  )
}
