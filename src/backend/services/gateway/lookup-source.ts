import type { operations, QueryDefaults } from '#generated/gateway/types.ts'

type Id = keyof operations
/** What an operation is asked, with its defaults. */
type Question<Of extends Id> = Of extends 'verifyUsAddresses'
  ? operations[Of]['requestBody']['content']['application/json']
  : NonNullable<operations[Of]['parameters']['query']> &
      (Of extends keyof QueryDefaults ? Record<QueryDefaults[Of], number> : unknown)
type ResponseOf<Of extends Id> = operations[Of]['responses'][200]['content']['application/json']

/** Who answers lookups. What it is asked is valid, and allowed by the gate. */
export type LookupSource = {
  [Of in Id]: (question: Question<Of>) => Promise<ResponseOf<Of>>
}
