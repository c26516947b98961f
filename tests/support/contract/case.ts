import type { SeedInput } from '#backend/dev/seeds.ts'
import type { Operation } from '#domain/contract/operation.ts'
import type { Person } from '../backend.ts'
import type { AnyCall, World } from './world.ts'

type Json<R> = R extends { content: { 'application/json': infer B } } ? B : undefined
type StatusOf<T> = T extends { responses: infer R } ? Extract<keyof R, number> : number
type ResponseBodyOf<T, S> = T extends { responses: infer R }
  ? S extends keyof R
    ? Json<R[S]>
    : never
  : unknown
type PathOf<T> = T extends { parameters: { path: infer P extends object } } ? P : undefined
type QueryOf<T> = T extends { parameters: { query?: infer Q } } ? Q : undefined
type BodyOf<T> = T extends { requestBody?: infer R } ? Json<R> : undefined

/** One call of an operation, before it is put on the wire. */
interface Call<T = unknown> {
  /** The caller; null for no login. */
  caller: Person | null
  params?: PathOf<T>
  query?: QueryOf<T>
  body?: BodyOf<T>
  /** The body's text instead of `body`, for what is not JSON. */
  raw?: string
  /** Set over the usual ones. */
  headers?: Record<string, string>
  /** Headers that depend on the text of the body, such as its signature. */
  sign?(body: string): Record<string, string>
}

/** What an operation must answer to a call, whichever side answers. */
export interface ContractCase {
  operation: Operation
  status: number
  /** Name of the contract's example for this response; the mock serves it, and an error must be the same. */
  example?: string
  /** Name of the error of the catalog that the backend must respond with. */
  error?: string
  title: string
  /** Whether the request itself breaks the contract, so that the mock has to object. */
  invalid: boolean
  /** For what the mock alone answers: the services do not have it yet, or are configured in another way. */
  mockOnly?: boolean
  /** Properties of the body that the operation responds with another value, each with the reason. */
  differs?: Record<string, string>
  arrange(world: World): Promise<AnyCall>
  /** What the response must hold beyond its schema. Runs on both sides. */
  check?(body: unknown): void
}

/** A call by a new person, or what sets up any other. */
type Arrangement<T> =
  | ({
      /** What the person is given; nothing by default. */
      seed?: SeedInput
      arrange?: undefined
    } & Omit<Call<T>, 'caller'>)
  | { arrange(world: World): Promise<Call<T>> }

type CaseOptions<T, S> = Arrangement<T> & {
  example?: string
  title?: string
  invalid?: boolean
  /** For what a server answers that is configured in another way. */
  mockOnly?: boolean
  /** Properties of the body that the operation responds with another value, each with the reason. */
  differs?: Partial<Record<keyof NonNullable<BodyOf<T>> & string, string>>
  check?(body: ResponseBodyOf<T, S>): void
}

/** A hand-written case, typed by its operation. */
export function define<T, S extends StatusOf<T>>(
  operation: Operation<T>,
  status: S,
  options: CaseOptions<T, S>,
): ContractCase {
  return {
    operation,
    status: Number(status),
    title: options.title ?? options.example ?? '',
    invalid: options.invalid ?? false,
    ...(options.mockOnly && { mockOnly: true }),
    ...(options.differs && { differs: options.differs as Record<string, string> }),
    example: options.example,
    arrange: (options.arrange ?? byNewPerson(options)) as ContractCase['arrange'],
    check: options.check as ContractCase['check'],
  }
}

function byNewPerson<T>({
  seed,
  params,
  query,
  body,
  raw,
  headers,
  sign,
}: Extract<Arrangement<T>, { arrange?: undefined }>) {
  return async (world: World): Promise<AnyCall> => ({
    caller: await world.person(seed),
    ...({ params, query, body, raw, headers, sign } as object),
  })
}

/** A value that the operation's type forbids, for a case that is about just that. */
export function forbidden(value: unknown): never {
  return value as never
}
