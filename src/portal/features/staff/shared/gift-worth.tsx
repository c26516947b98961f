import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { needsSecondPerson, SECOND_PERSON_ABOVE } from '#domain/billing/second-person.ts'
import { dollars } from '#domain/text/money.ts'
import { getGiftValue } from '#generated/subscription/operations/getGiftValue.ts'
import { query } from '#portal/api/call.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Amounts } from './change-fields.tsx'

/** Something that staff want to give: lookups of a plan, more days of a term with them, or seats. */
export interface Gift {
  plan_id?: number
  lookups?: number
  days?: number
  seats?: number
  /** List price in cents, if it has one: it is worth no less. */
  price?: number
}

/** What gifts to an account are worth, in cents. */
export interface Worth {
  value: number
  givenToday: number
  needsColleague: boolean
}

/** What gifts are worth, with what the customer got today; undefined until it is known. */
export function useGiftWorth(accountId: number, gifts: readonly Gift[]): Worth | undefined {
  return useQueries({
    queries: gifts.map(({ price: _, ...gift }) => ({
      ...query(getGiftValue, { path: { id: accountId }, query: gift }),
      // Colleagues give things too.
      staleTime: 0,
      placeholderData: keepPreviousData,
    })),
    combine: values => {
      const known = values.flatMap(({ data }) => (data ? [data] : []))
      const [first] = known
      if (!first || known.length < gifts.length) return undefined
      const value = known.reduce((sum, one, index) => sum + Math.max(one.worth, gifts[index]?.price ?? 0), 0)
      const givenToday = first.given_today
      const needsColleague = needsSecondPerson({ totalAmount: 0, unitAmount: 0, worth: value + givenToday })
      return { value, givenToday, needsColleague }
    },
  })
}

/** The value of gifts, and how much of the limit is left for them. */
export function WorthAmounts({ worth }: { worth: Worth | undefined }) {
  if (!worth) return null
  return (
    <Amounts
      label="Worth"
      rows={[
        ['Limit for one person a day', SECOND_PERSON_ABOVE],
        ['Given to this customer today', worth.givenToday],
        ['This is worth', worth.value],
      ]}
    />
  )
}

/** The same for a change that can't wait for a colleague, and what to do instead. */
export function ChangeWorth({ accountId, gift }: { accountId: number; gift: Gift | undefined }) {
  const worth = useGiftWorth(accountId, gift ? [gift] : [])
  return (
    <>
      <WorthAmounts worth={worth} />
      {worth?.needsColleague && (
        <Alert tone="warning" title="It’s more than one person can give">
          Give it as an order instead, which a colleague approves. One person can give a customer up to{' '}
          {dollars(SECOND_PERSON_ABOVE)} per day.
        </Alert>
      )}
    </>
  )
}
