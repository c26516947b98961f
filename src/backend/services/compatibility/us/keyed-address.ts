import { fieldError } from '#domain/errors/fields/field-errors.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import { addressOfKey } from '../address-key.ts'

/** In the place of a key: the address is in the query. */
const SEARCH = 'search'

interface AddressRequest {
  params: { smarty_key: string }
  query: { freeform?: string; street?: string; city?: string; state?: string; zipcode?: string }
}

/** The address that a request is about. Throws 404 for a key of another provider, and 400 without an address. */
export function addressOf({ params, query }: AddressRequest) {
  if (params.smarty_key !== SEARCH) {
    const address = addressOfKey(params.smarty_key)
    if (!address) throw problem('not-found')
    return address
  }
  const { freeform, street, city, state, zipcode } = query
  const line = street || freeform
  if (!line) throw new Problem([fieldError('street', { name: 'required' })])
  if (!street) return { street: line }
  return { street: line, ...(city && { city }), ...(state && { state }), ...(zipcode && { zipcode }) }
}

/** The key of a response: the one that was sent, or that of the address that was found. */
export function keyIn({ params }: AddressRequest, found: string): string {
  return params.smarty_key === SEARCH ? found : params.smarty_key
}
