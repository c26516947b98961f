import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notFoundWords } from '#domain/gateway/not-found-words.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { suggestUsAddressesQuery } from '#generated/gateway/parameters/suggestUsAddresses.ts'
import type { UsSuggestion } from '#generated/gateway/types.ts'
import { LookupFailure } from '#portal/shared/lookups/failure.tsx'
import { lookUp, lookupSource } from '#portal/shared/lookups/look-up.ts'
import type { LookupKey } from '#portal/shared/lookups/page-key.tsx'
import { LookupResponse } from '#portal/shared/lookups/response.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { useDraftState } from '#portal/ui/form/use-draft.ts'
import { Combobox } from '#portal/ui/input/combobox.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import {
  AllowanceLine,
  useAllowance,
  useAllowanceRefresh,
  useSpendingReason,
  useVerification,
} from '../shared/allowance.tsx'

/** Completes an address while it is typed, as a checkout does, and verifies the chosen one. */
export function AutocompletePage({ apiKey }: { apiKey: LookupKey }) {
  const { key_id, limit } = apiKey
  const [text, setText, isRestored] = useDraftState('address', '')
  // A restored address must not use a lookup until the person types again.
  const [isTyped, setTyped] = useState(!isRestored)
  const [picked, setPicked] = useState<UsSuggestion>()
  const [used, setUsed] = useState(0)
  const refreshAllowance = useAllowanceRefresh(limit)
  const allowance = useAllowance('usAutocomplete', limit)
  const spending = useSpendingReason()
  const verification = useVerification(apiKey)
  const { suggestions, source, hasResponse, error, isFetching } = useSuggestions({
    // The text of a picked suggestion needs no further ones.
    text: picked || !isTyped ? '' : text,
    apiKey: key_id,
    isOff: allowance === null || spending !== undefined,
    onUsed() {
      setUsed(count => count + 1)
      void refreshAllowance()
    },
  })

  function verify({ street_line: street, city, state, zipcode }: UsSuggestion, secondary?: string) {
    verification.mutate({ street, ...(secondary && { secondary }), city, state, zipcode })
  }

  const count = suggestions.length
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="flex flex-col gap-5">
          {spending && <Alert>{spending}</Alert>}
          <Combobox
            label="Address"
            hint="Start with the house number and street. Each pause in typing uses one lookup, and so does the address you pick."
            value={text}
            isBusy={isFetching}
            options={suggestions.map(suggestion => ({
              id: suggestionText(suggestion).replaceAll(' ', '-'),
              text: suggestionText(suggestion),
              note: suggestion.entries > 1 && `${suggestion.entries} units`,
            }))}
            status={
              hasResponse
                ? count === 0
                  ? 'No suggestions.'
                  : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys.`
                : ''
            }
            onType={next => {
              setText(next)
              setTyped(true)
              setPicked(undefined)
            }}
            onPick={id => {
              const suggestion = suggestions.find(one => suggestionText(one).replaceAll(' ', '-') === id)
              if (!suggestion) return
              setText(suggestionText(suggestion))
              setPicked(suggestion)
              verify(suggestion)
            }}
          />
          {hasResponse && count === 0 && !picked && (
            <p className="text-sm text-muted">
              {source === 'sample'
                ? `${notFoundWords.sample.verdict}. ${notFoundWords.sample.meaning}`
                : 'No addresses start with this. Check the house number and street.'}
            </p>
          )}
          <AllowanceLine product="usAutocomplete" limit={limit} used={used} />
        </div>
      </Card>
      {error && <LookupFailure error={error} title="The API rejected the suggestions" />}
      {verification.error && <LookupFailure error={verification.error} />}
      {picked && verification.data && !verification.error && (
        <Card title="Result">
          <div className="flex flex-col gap-6">
            {picked.entries > 1 && (
              <UnitForm
                key={suggestionText(picked)}
                units={picked.entries}
                isPending={verification.isPending}
                onUnit={unit => verify(picked, unit)}
              />
            )}
            <LookupResponse
              {...verification.data}
              keyId={key_id}
              onChoose={({ street = '', ...closest }) => verification.mutate({ street, ...closest })}
            />
          </div>
        </Card>
      )}
    </div>
  )
}

/** A building needs one more thing: which of its units. */
function UnitForm({
  units,
  isPending,
  onUnit,
}: {
  units: number
  isPending: boolean
  onUnit: (unit: string) => void
}) {
  const [unit, setUnit] = useState('')
  return (
    <form
      method="post"
      aria-label="Unit"
      className="flex flex-wrap items-end gap-3"
      onSubmit={event => {
        event.preventDefault()
        if (unit.trim() && !isPending) onUnit(unit.trim())
      }}
    >
      <TextField
        label="Unit"
        hint={`The building has ${units} units. Verifying the full address uses one more lookup.`}
        maxLength={50}
        autoComplete="off"
        className="w-full max-w-xs"
        value={unit}
        onChange={event => setUnit(event.target.value)}
      />
      <Button
        type="submit"
        pending={isPending}
        disabledReason={unit.trim() ? undefined : 'Enter the unit, such as Apt 5.'}
      >
        Verify with unit
      </Button>
    </form>
  )
}

/** Each call is a lookup, so it waits until the keys rest for so long, in ms. */
const REST = 250
/** Only a house number begins thousands of addresses. */
const SHORTEST = 4

/**
 * Suggestions for what is typed. Only those of the last text are shown, whatever order responses arrive in, and a
 * text that was requested before is not requested again.
 */
function useSuggestions({
  text,
  apiKey: key,
  isOff,
  onUsed,
}: {
  text: string
  apiKey: string
  isOff: boolean
  onUsed: () => void
}) {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), REST)
    return () => clearTimeout(timer)
  }, [text])
  const isAsked =
    !isOff && rested.length >= SHORTEST && rested.length <= suggestUsAddressesQuery.search.maxLength
  const { data, error, isFetching } = useQuery({
    queryKey: ['suggestions', key, rested],
    queryFn: async ({ signal }) => {
      const [{ suggestions }, source] = await Promise.all([
        lookUp(suggestUsAddresses, { query: { key, search: rested, max_results: 8 } }, { signal }),
        lookupSource(),
      ])
      onUsed()
      return { suggestions, source }
    },
    enabled: isAsked,
    retry: false,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
  return {
    suggestions: isAsked && text.trim().length >= SHORTEST ? (data?.suggestions ?? []) : [],
    source: data?.source ?? 'live',
    hasResponse: isAsked && data !== undefined && !isFetching,
    error: isAsked ? error : null,
    isFetching,
  }
}

/** What the field holds once a suggestion is picked. */
function suggestionText({ street_line, city, state, zipcode }: UsSuggestion): string {
  return `${street_line}, ${city}, ${state} ${zipcode}`
}
