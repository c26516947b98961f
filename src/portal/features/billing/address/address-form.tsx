import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type TaxableAddress, tidyAddress } from '#domain/billing/taxable-address.ts'
import { countOf } from '#domain/text/amounts.ts'
import { COUNTRY_CODES, countryName } from '#domain/text/countries.ts'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { createTaxableLocation } from '#generated/sales/operations/createTaxableLocation.ts'
import { getTaxableLocation } from '#generated/sales/operations/getTaxableLocation.ts'
import { suggestAddresses } from '#generated/sales/operations/suggestAddresses.ts'
import { suggestAddressesQuery } from '#generated/sales/parameters.ts'
import type { TaxableLocation } from '#generated/sales/types.ts'
import { call, query } from '#portal/api/call.ts'
import { saveCached } from '#portal/kit/action/send-operation.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Combobox } from '#portal/ui/input/combobox.tsx'
import { addressLines, addressWords } from './address-words.ts'

const NO_ADDRESS: TaxableAddress = {
  thoroughfare: '',
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
  const { thoroughfare, locality, administrative_area, postal_code, country_iso3 } = saved ?? NO_ADDRESS
  return (
    <OperationForm
      form={{
        operation: createTaxableLocation,
        schema: loadSchema,
        defaultValues: { thoroughfare, locality, administrative_area, postal_code, country_iso3 },
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
            autoComplete="country"
          />
          {country === 'USA' ? (
            <StreetField
              name="thoroughfare"
              onPick={picked => {
                for (const part of PICKED) form.setFieldValue(part, picked[part])
              }}
            />
          ) : (
            <fields.Text name="thoroughfare" label="Street address" autoComplete="street-address" />
          )}
          <div className="grid gap-5 sm:grid-cols-6">
            <fields.Text
              name="locality"
              label={words.locality}
              autoComplete="address-level2"
              className="sm:col-span-6"
            />
            {words.area?.options && (
              <fields.Select
                name="administrative_area"
                label={words.area.label}
                options={words.area.options}
                placeholder="Choose"
                autoComplete="address-level1"
                className="sm:col-span-3"
              />
            )}
            {words.area && !words.area.options && (
              <fields.Text
                name="administrative_area"
                label={words.area.label}
                isOptional={words.area.isOptional}
                autoComplete="address-level1"
                className="sm:col-span-3"
              />
            )}
            {words.postalCode && (
              <fields.Text
                name="postal_code"
                label={words.postalCode.label}
                isOptional={words.postalCode.isOptional}
                autoComplete="postal-code"
                className="sm:col-span-3"
              />
            )}
          </div>
        </>
      )}
    </OperationForm>
  )
}

const idOf = (address: TaxableAddress) => addressLines(address).join(', ').replaceAll(' ', '-')

/** The street of an address in the United States, which is completed while one types. */
function StreetField({ name, onPick }: { name: string; onPick: (picked: TaxableAddress) => void }) {
  const { value, error, onBlur, set } = useFormField(name)
  const text = String(value ?? '')
  const suggestions = useCompletion(text)
  // What was picked is all that is left to suggest.
  const options = suggestions.filter(({ thoroughfare }) => thoroughfare !== text)
  return (
    <Combobox
      label="Street address"
      name={name}
      error={error}
      value={text}
      onType={set}
      onLeave={onBlur}
      options={options.map(suggestion => ({
        id: idOf(suggestion),
        text: suggestion.thoroughfare,
        note: addressLines(suggestion)[1],
      }))}
      status={options.length ? `${countOf(options.length, 'suggestion')}. Use the arrow keys.` : ''}
      onPick={id => {
        const picked = options.find(suggestion => idOf(suggestion) === id)
        if (picked) onPick(picked)
      }}
    />
  )
}

/** Waits until the keys rest for so long, in milliseconds. */
const REST = 250
const { minLength: SHORTEST, maxLength: LONGEST } = suggestAddressesQuery.search

/** Addresses of the United States that begin like this; none if the service does not respond. */
function useCompletion(text: string): readonly TaxableAddress[] {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), REST)
    return () => clearTimeout(timer)
  }, [text])
  const isAsked = rested.length >= SHORTEST && rested.length <= LONGEST
  const { data } = useQuery({
    queryKey: ['address-completion', rested],
    queryFn: () => call(suggestAddresses, { query: { search: rested } }),
    enabled: isAsked,
    retry: false,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
  return isAsked && text.trim().length >= SHORTEST ? (data?.suggestions ?? []) : []
}

/** Every country for a choice, by name; the United States, where most of our customers are, come first. */
export const countryOptions: readonly { value: string; label: string }[] = COUNTRY_CODES.map(code => ({
  value: code,
  label: countryName(code),
})).toSorted(
  (one, other) =>
    Number(other.value === 'USA') - Number(one.value === 'USA') || one.label.localeCompare(other.label, 'en'),
)
