import type { Operation } from '#domain/contract/operation.ts'
import {
  type AnyPage,
  type Args,
  type Data,
  followingPage,
  type Input,
  type ServiceClient,
} from './client.ts'
import { dataOf } from './errors.ts'

/** The client of a service; nothing else of it is needed. */
type Caller = Pick<ServiceClient<object>, 'call'>

/** The input of an operation without its signal, which TanStack Query provides. */
export type QueryInput<O> = Omit<Input<O>, 'signal'>

type QueryArgs<O> = object extends QueryInput<O> ? [input?: QueryInput<O>] : [input: QueryInput<O>]

/** The input of a mutation, which `mutate` may leave out where the contract requires none. */
type Variables<O> = object extends QueryInput<O> ? QueryInput<O> | undefined : QueryInput<O>

/** What TanStack Query gives to a query. Without it, as in the loader of a router, nothing ends the call early. */
interface QueryContext {
  signal?: AbortSignal | undefined
}

/**
 * A query of TanStack Query for an operation. It fails with a `CallError` for each status but a success, and with the
 * error of fetch when there is no response. The call ends when no component needs it anymore.
 */
export function queryOptions<O>(client: Caller, operation: Operation<O>, ...args: QueryArgs<O>) {
  const [input] = args
  return {
    queryKey: [operation.service, operation.id, input ?? {}] as const,
    queryFn: ({ signal }: QueryContext = {}) => dataFrom(client, operation, { ...input, signal }),
    // The client has already repeated what failed in passing.
    retry: false,
  }
}

/** An infinite query for a list: each page names the next one. */
export function infiniteOptions<O>(client: Caller, operation: Operation<O>, ...args: QueryArgs<O>) {
  const input = args[0] as { query?: object } | undefined
  return {
    // Its data has another shape than that of a query.
    queryKey: [operation.service, operation.id, args[0] ?? {}, 'pages'] as const,
    queryFn: ({ pageParam, signal }: QueryContext & { pageParam: object }) =>
      dataFrom(client, operation, { ...input, query: { ...input?.query, ...pageParam }, signal }),
    initialPageParam: {} as object,
    getNextPageParam: (page: Data<O>) => followingPage(page as AnyPage),
    retry: false,
  }
}

/** A mutation of TanStack Query for an operation, with its input as the variables. */
export function mutationOptions<O>(client: Caller, operation: Operation<O>) {
  return {
    mutationKey: queryKeyOf(operation),
    mutationFn: (input: Variables<O>) => dataFrom(client, operation, input),
    // Another attempt would have another Idempotency-Key, and could make the change twice.
    retry: false,
  }
}

/** The key that matches the queries of an operation: those whose input contains `input`, or all of them. */
export function queryKeyOf<O>(
  { service, id }: Operation<O>,
  input?: Partial<QueryInput<O>>,
): readonly [service: string, id: string, input?: object] {
  return input ? [service, id, input] : [service, id]
}

/**
 * The keys of the queries that a change can affect: all of its service, because a contract does not say which of them
 * show what it changes. Empty for a read.
 */
export function invalidatedBy({ service, method, hasEffect }: Operation): (readonly [service: string])[] {
  return method === 'GET' && !hasEffect ? [] : [[service]]
}

async function dataFrom<O>(
  client: Caller,
  operation: Operation<O>,
  input: object | undefined,
): Promise<Data<O>> {
  return dataOf<Data<O>>(await client.call(operation, ...([input] as unknown as Args<O>)))
}
