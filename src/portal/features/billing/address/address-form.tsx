import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type TaxableAddress, tidyAddress } from '#domain/billing/taxable-address.ts'
import { createQuote, createTaxableLocation, getTaxableLocation } from '#generated/sales/operations.ts'
import type { TaxableLocation } from '#generated/sales/types.ts'
import { query } from '#portal/api/call.ts'
import { saveCached } from '#portal/kit/action/send-operation.ts'
import { OperationForm } from '#portal/kit/form/operation-form.tsx'
import { addressWords } from './address-words.ts'
import { countryOptions } from './countries.ts'
import { StreetField } from './street-field.tsx'

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

/** The form of a taxable address. Its fields, their names and their rules are those of the chosen country. */
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
      label="Taxable address"
      operation={createTaxableLocation}
      schema={loadSchema}
      defaultValues={{ thoroughfare, locality, administrative_area, postal_code, country_iso3 }}
      toBody={tidyAddress}
      // The tax of every quote depends on it.
      invalidates={[createQuote]}
      onDone={location => {
        saveCached(client, query(getTaxableLocation).queryKey, location)
        onSaved(location)
      }}
      onValuesChange={typed => setCountry(typed.country_iso3)}
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
