import { splitAddress } from '#domain/address-list/split-address.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import type { UsStreetLookup } from '#generated/gateway/types.ts'
import { toFormError } from '#portal/api/errors/errors.ts'
import type { InputOf } from '#portal/kit/action/send-operation.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import type { LookupKey } from '#portal/shared/lookups/page-key.tsx'
import { LookupResponse } from '#portal/shared/lookups/response.tsx'
import { useDraftState } from '#portal/ui/form/use-draft.ts'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { AllowanceLine, useSpendingReason, useVerification } from '../shared/allowance.tsx'

const loadSchemas = () => import('#portal/shared/lookups/schemas.ts')

const FORMS = [
  { id: 'line', label: 'One line' },
  { id: 'parts', label: 'Fields' },
] as const

/** Verifies one address with an embedded key of the account, and shows the whole response. */
export function SinglePage({ apiKey }: { apiKey: LookupKey }) {
  const [form, setForm] = useDraftState<'line' | 'parts'>('address format', 'line')
  const { mutate, mutateAsync, data, error, used } = useVerification(apiKey)
  const common = {
    operation: verifyUsAddress,
    send: ({ query }: InputOf<typeof verifyUsAddress>) => mutateAsync(query),
    toBody: () => undefined,
    // An error of the API is explained below; only a wrong field is about the form.
    isShownElsewhere: (failure: Error) => !isAboutFields(failure),
  }
  const look = { submitLabel: 'Verify', disabledReason: useSpendingReason() }
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="flex flex-col gap-5">
          <Segmented label="Address format" options={FORMS} value={form} onChange={setForm} />
          {form === 'line' ? (
            <OperationForm
              key="line"
              {...look}
              form={{
                ...common,
                draft: 'verify a line',
                schema: async () => (await loadSchemas()).zOneLine,
                defaultValues: { address: '' },
                query: ({ address }) => splitAddress(address),
              }}
              label="Address in one line"
            >
              {fields => (
                <fields.Text
                  name="address"
                  label="Address"
                  hint="Street, then ZIP Code or city and state. Each request uses one lookup, even if nothing is found."
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </OperationForm>
          ) : (
            <OperationForm
              key="parts"
              {...look}
              form={{
                ...common,
                draft: 'verify fields',
                schema: async () => (await loadSchemas()).zParts,
                defaultValues: { street: '', secondary: '', city: '', state: '', zipcode: '' },
                query: lookup => lookup,
              }}
              label="Address in fields"
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
                    <fields.Text name="zipcode" label="ZIP Code" autoComplete="off" inputMode="numeric" />
                  </div>
                </>
              )}
            </OperationForm>
          )}
          <AllowanceLine product="usStreet" limit={apiKey.limit} used={used} />
        </div>
      </Card>
      {error && !isAboutFields(error) && <LookupFailure error={error} />}
      {data && !error && (
        <Card title="Result">
          <LookupResponse
            {...data}
            keyId={apiKey.key_id}
            onChoose={({ street = '', ...closest }) => mutate({ street, ...closest })}
          />
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
