import type { FetchResponse, ParamsOption, RequestBodyOption } from 'openapi-fetch'
import type { Operation } from '#domain/contract/operation.ts'

/** What openapi-fetch calls `params`, without cookies: the browser sends those. */
type Params<O> = Pick<NonNullable<ParamsOption<O>['params']>, 'path' | 'query' | 'header'>

/** The input of an operation: its parameters and its body, as openapi-fetch types them. */
export type Input<O> = Params<O> & RequestBodyOption<O>

/** The arguments after the handle: those that the contract requires are mandatory. */
export type Args<O> = object extends Input<O> ? [input?: Input<O>] : [input: Input<O>]

type OperationShape = Record<string | number, AnyType>

/** The body of the success answers; undefined where the contract has none. */
export type Data<O> = O extends OperationShape
  ? Extract<FetchResponse<O, object, 'application/json'>, { data: unknown }>['data']
  : never

/** The type of something that has one of its own in each contract. */
// biome-ignore lint/suspicious/noExplicitAny: openapi-fetch and the phantom type of a handle take no other top
export type AnyType = any

/** Any operation, whatever its type. */
export type AnyOperation = Operation<AnyType>
