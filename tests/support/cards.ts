import { testVendorOf } from '#backend/services/payment/vendors/vendors.ts'
import type { Backend, Person } from './backend.ts'
import type { World } from './contract/world.ts'

const ADDRESS = { street: '85 Mill Street', city: 'Provo', state: 'UT', zipCode: '84601', countryCode: 'USA' }

/** The token that the form gives for a card, as if the person had typed it in. */
export async function typeCard(
  { kernel }: Pick<Backend, 'kernel'>,
  { accountId }: Pick<Person, 'accountId'>,
  number: string,
  { expiration = '2031-04', street = ADDRESS.street } = {},
): Promise<string> {
  const bank = testVendorOf(kernel)?.bank
  const address = { ...ADDRESS, street }
  const token = bank?.tokenize({ number, expiration, address }, accountId ?? 0)
  if (!token) throw new Error(`the form takes no ${number}`)
  return token
}

/** The same in a contract case, with the token of the contract's example on the mock. */
export function cardToken(world: World, person: Person, number = '4242 4242 4242 4242'): Promise<string> {
  return world.given('tok_9Rw4KzD7mXq2VbT6nHcLk8Wd', backend => typeCard(backend, person, number))
}
