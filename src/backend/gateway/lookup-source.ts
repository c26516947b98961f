import type {
  InternationalAnswer,
  operations,
  UsFinancialAnswer,
  UsNearestAnswer,
  UsPropertyAnswer,
  UsStreetAnswer,
  UsSuggestions,
} from '#generated/gateway/types.ts'

type QueryOf<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>
type BodyOf<Id extends 'verifyUsAddresses'> = operations[Id]['requestBody']['content']['application/json']

/** Who answers lookups. What it is asked is valid, and allowed by the gate. */
export interface LookupSource {
  verifyUsAddress(query: QueryOf<'verifyUsAddress'>): Promise<UsStreetAnswer>
  verifyUsAddresses(body: BodyOf<'verifyUsAddresses'>): Promise<UsStreetAnswer>
  suggestUsAddresses(query: QueryOf<'suggestUsAddresses'> & { max_results: number }): Promise<UsSuggestions>
  findNearestUsAddresses(
    query: QueryOf<'findNearestUsAddresses'> & { max_distance: number; max_results: number },
  ): Promise<UsNearestAnswer>
  getUsProperty(query: QueryOf<'getUsProperty'>): Promise<UsPropertyAnswer>
  getUsPropertyFinancials(query: QueryOf<'getUsPropertyFinancials'>): Promise<UsFinancialAnswer>
  verifyInternationalAddress(query: QueryOf<'verifyInternationalAddress'>): Promise<InternationalAnswer>
}
