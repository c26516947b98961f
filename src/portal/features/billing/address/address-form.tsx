import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type TaxableAddress, tidyAddress } from '#domain/billing/taxable-address.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { getTaxableLocation } from '#generated/sales/operations/getTaxableLocation.ts'
import { suggestAddresses } from '#generated/sales/operations/suggestAddresses.ts'
import { suggestAddressesQuery } from '#generated/sales/parameters/suggestAddresses.ts'
import type { TaxableLocation } from '#generated/sales/types.ts'
import { call, query } from '#portal/api/call.ts'
import { saveCached } from '#portal/kit/action/send-operation.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { cx } from '#portal/ui/classes.ts'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { controlClass, Field } from '#portal/ui/input/field.tsx'
import { AddressAutocomplete } from '#widget/react.tsx'
import type { Source } from '#widget/types.ts'
import { addressWords } from './address-words.ts'
import { countryOptions } from './countries.ts'

const NO_ADDRESS: TaxableAddress = {
  thoroughfare: '',
  suite: '',
  locality: '',
  administrative_area: '',
  postal_code: '',
  country_iso3: 'USA',
}
/** What a suggestion fills in. */
const PICKED = ['thoroughfare', 'locality', 'administrative_area', 'postal_code'] as const
const loadSchema = async () => (await import('./address-schema.ts')).addressSchema

/** The form of a billing address. Its fields, their names and their rules are those of the chosen country. */
export function AddressForm({
  saved,
  submitLabel = 'Save address',
  secondary,
  onSaved,
}: {
  saved: TaxableAddress | undefined
  submitLabel?: string
  secondary?: ReactNode
  onSaved: (location: TaxableLocation) => void
}) {
  const client = useQueryClient()
  const [country, setCountry] = useState(saved?.country_iso3 ?? NO_ADDRESS.country_iso3)
  const words = addressWords(country)
  const {
    thoroughfare,
    suite = '',
    locality,
    administrative_area,
    postal_code,
    country_iso3,
  } = saved ?? NO_ADDRESS
  return (
    <OperationForm
      form={{
        operation: createTaxableLocation,
        schema: loadSchema,
        defaultValues: { thoroughfare, suite, locality, administrative_area, postal_code, country_iso3 },
        toBody: tidyAddress,
        // The tax of every quote depends on it.
        invalidates: [createQuote],
        onDone: location => {
          saveCached(client, query(getTaxableLocation).queryKey, location)
          onSaved(location)
        },
        onValuesChange: typed => setCountry(typed.country_iso3),
      }}
      label="Billing address"
      submitLabel={submitLabel}
      secondary={secondary}
    >
      {(fields, form) => (
        <>
          <fields.Select
            name="country_iso3"
            label="Country"
            options={countryOptions}
            autoComplete="billing country"
          />
          {country === 'USA' ? (
            <StreetField
              name="thoroughfare"
              onPick={picked => {
                for (const part of PICKED) form.setFieldValue(part, picked[part])
              }}
            />
          ) : (
            <fields.Text name="thoroughfare" label="Street address" autoComplete="billing address-line1" />
          )}
          <fields.Text
            name="suite"
            label={country === 'USA' ? 'Suite' : 'Address line 2'}
            isOptional
            autoComplete="billing address-line2"
          />
          <div className="grid gap-5 sm:grid-cols-6">
            <fields.Text
              name="locality"
              label={words.locality}
              autoComplete="billing address-level2"
              className="sm:col-span-6"
            />
            {words.area?.options && (
              <fields.Select
                name="administrative_area"
                label={words.area.label}
                options={words.area.options}
                placeholder="Choose"
                autoComplete="billing address-level1"
                className="sm:col-span-3"
              />
            )}
            {words.area && !words.area.options && (
              <fields.Text
                name="administrative_area"
                label={words.area.label}
                isOptional={words.area.isOptional}
                autoComplete="billing address-level1"
                className="sm:col-span-3"
              />
            )}
            {words.postalCode && (
              <fields.Text
                name="postal_code"
                label={words.postalCode.label}
                isOptional={words.postalCode.isOptional}
                autoComplete="billing postal-code"
                className="sm:col-span-3"
              />
            )}
          </div>
        </>
      )}
    </OperationForm>
  )
}

const { minLength: SHORTEST, maxLength: LONGEST } = suggestAddressesQuery.search

/** A buyer without a key gets suggestions as well, and none if the service doesn't respond: a form works without them. */
const source: Source = {
  lengths: () => ({ shortest: SHORTEST, longest: LONGEST }),
  async suggest({ text, country }) {
    const query = { search: text.trim() }
    const { suggestions } = await call(suggestAddresses, { query }).catch(() => ({ suggestions: [] }))
    return suggestions.map(({ thoroughfare, locality, administrative_area, postal_code }) => ({
      address: {
        ...{ street: thoroughfare, secondary: '', city: locality },
        ...{ state: administrative_area, postalCode: postal_code, country },
      },
      entries: 1,
    }))
  },
}

/** The street of an address in the United States, which is completed while one types. */
function StreetField({
  name,
  onPick,
}: {
  name: string
  onPick: (picked: Pick<TaxableAddress, (typeof PICKED)[number]>) => void
}) {
  const { value, error, onBlur, set } = useFormField(name)
  return (
    <Field label="Street address" error={error}>
      {control => (
        <AddressAutocomplete
          {...control}
          source={source}
          type="text"
          name={name}
          // For a browser that fills in the form from another field. Suggestions take it away while they can appear.
          autoComplete="billing address-line1"
          value={String(value ?? '')}
          className={cx(controlClass, 'h-10')}
          onChange={event => set(event.target.value)}
          onBlur={onBlur}
          onAddress={({ street, city, state, postalCode }) =>
            onPick({
              thoroughfare: street,
              locality: city,
              administrative_area: state,
              postal_code: postalCode,
            })
          }
        />
      )}
    </Field>
  )
}
