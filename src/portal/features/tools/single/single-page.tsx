import { useState } from 'react'
import type { UsStreetLookup } from '#generated/gateway/types.ts'
import { toFormError } from '#portal/api/errors.ts'
import { LookupAnswer } from '#portal/shared/lookups/answer.tsx'
import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import type { LookupKey } from '#portal/shared/lookups/page-key.tsx'
import { splitAddress } from '#portal/shared/lookups/split-address.ts'
import { Form } from '#portal/ui/form/form.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { AllowanceLine, useSpendingReason, useVerification } from '../shared/allowance.tsx'

const loadSchemas = () => import('#portal/shared/lookups/schemas.ts')

const FORMS = [
  { id: 'line', label: 'One line' },
  { id: 'parts', label: 'Fields' },
] as const

/** Verifies one address with an embedded key of the account, and shows all of the answer. */
export function SinglePage({ apiKey }: { apiKey: LookupKey }) {
  const [form, setForm] = useState<'line' | 'parts'>('line')
  const { mutate, data, error, isPending, used } = useVerification(apiKey)
  const look = {
    pending: isPending,
    submitLabel: 'Verify',
    disabledReason: useSpendingReason(),
    // A refusal of the gateway is explained below, and only a wrong field is about the form.
    error: isAboutFields(error) ? toFormError(error, ['address', ...PARTS]) : null,
  }
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="flex flex-col gap-5">
          <Segmented label="Form of the address" options={FORMS} value={form} onChange={setForm} />
          {form === 'line' ? (
            <Form
              key="line"
              {...look}
              label="Address in one line"
              schema={async () => (await loadSchemas()).zOneLine}
              defaultValues={{ address: '' }}
              onSubmit={({ address }) => mutate(splitAddress(address))}
            >
              {fields => (
                <fields.Text
                  name="address"
                  label="Address"
                  hint="Street, then ZIP code or city and state. Each answer is one lookup, also when nothing is found."
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Form>
          ) : (
            <Form
              key="parts"
              {...look}
              label="Address in fields"
              schema={async () => (await loadSchemas()).zParts}
              defaultValues={{ street: '', secondary: '', city: '', state: '', zipcode: '' }}
              onSubmit={lookup => mutate(lookup)}
            >
              {fields => (
                <>
                  <div className="grid gap-5 sm:grid-cols-[3fr_1fr]">
                    <fields.Text name="street" label="Street" autoComplete="off" spellCheck={false} />
                    <fields.Text name="secondary" label="Unit" isOptional autoComplete="off" />
                  </div>
                  <div className="grid gap-5 sm:grid-cols-[2fr_1fr_1fr]">
                    <fields.Text name="city" label="City" autoComplete="off" spellCheck={false} />
                    <fields.Text name="state" label="State" autoComplete="off" />
                    <fields.Text name="zipcode" label="ZIP code" autoComplete="off" inputMode="numeric" />
                  </div>
                </>
              )}
            </Form>
          )}
          <AllowanceLine product="usStreet" limit={apiKey.limit} used={used} />
        </div>
      </Card>
      {error && !isAboutFields(error) && <LookupFailure error={error} />}
      {data && !error && (
        <Card title="Answer">
          <LookupAnswer {...data} keyId={apiKey.key_id} />
        </Card>
      )}
    </div>
  )
}

const PARTS: readonly (keyof UsStreetLookup)[] = ['street', 'secondary', 'city', 'state', 'zipcode']

function isAboutFields(error: Error | null): boolean {
  return (
    toFormError(error, PARTS) !== null && Object.keys(toFormError(error, PARTS)?.fieldErrors ?? {}).length > 0
  )
}
