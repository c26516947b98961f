import { expectTypeOf, test } from 'vitest'
import type { logOut } from '#generated/identity/operations/logOut.ts'
import type { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import type { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import type { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import type { components, operations } from '#generated/security/types.ts'
import type {
  ClientOptions,
  Data,
  Failure,
  Input,
  Result,
  ServiceClient,
} from '../../scripts/clients/package/client.ts'
import type { ExampleBody } from '../../scripts/clients/package/mocking.ts'
import type { QueryInput } from '../../scripts/clients/package/query.ts'

// Nothing here runs: the compiler is the test.
type Errors = components['schemas']['ErrorList']
type Page = components['schemas']['SecretKeyPage']

test('the types that a client package exports take a handle or its types', () => {
  expectTypeOf<Data<typeof listSecretKeys>>().toEqualTypeOf<Page>()
  expectTypeOf<Data<operations['listSecretKeys']>>().toEqualTypeOf<Page>()
  expectTypeOf<Data<typeof logOut>>().toEqualTypeOf<undefined>()
  expectTypeOf<Failure<typeof listSecretKeys>>().toEqualTypeOf<Errors>()
  expectTypeOf<Failure<operations['listSecretKeys']>>().toEqualTypeOf<Errors>()
  expectTypeOf<Input<typeof getSecretKey>['path']>().toExtend<{ id: string }>()
  type Body = Input<typeof createSecretKey>['body']
  expectTypeOf<components['schemas']['CreateSecretKeyBody']>().toExtend<Body>()
  expectTypeOf<Body>().toExtend<{ label: string }>()
})

test('a result is data or errors', () => {
  type Listed = Result<operations['listSecretKeys']>
  expectTypeOf<Extract<Listed, { ok: true }>['data']>().toEqualTypeOf<Page>()
  expectTypeOf<Extract<Listed, { ok: false }>['error']>().toEqualTypeOf<Errors>()
})

test('the body of an example has the type of its response', () => {
  expectTypeOf<ExampleBody<operations['listKeyUsage'], 200>>().toEqualTypeOf<
    components['schemas']['UsageByKey']
  >()
  expectTypeOf<ExampleBody<operations['listKeyUsage'], 'text/csv'>>().toEqualTypeOf<string>()
  expectTypeOf<ExampleBody<operations['listKeyUsage'], 401>>().toEqualTypeOf<Errors>()
  expectTypeOf<ExampleBody<operations['restoreKeyTip'], 204>>().toEqualTypeOf<undefined>()
})

test('the input of a query has no signal', () => {
  expectTypeOf<QueryInput<operations['listSecretKeys']>>().not.toHaveProperty('signal')
})

test('a client calls by handle, with the input that it needs', () => {
  type Call = ServiceClient<object>['call']
  expectTypeOf<Call>().toBeFunction()
  expectTypeOf<ClientOptions['baseUrl']>().toEqualTypeOf<string>()
})
