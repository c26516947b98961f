import { createLogger, type IPrismDiagnostic } from '@stoplight/prism-core'
import { createInstance, getHttpOperationsFromSpec, type IHttpMockConfig } from '@stoplight/prism-http'
import { toScimErrors } from '#backend/services/scim/errors.ts'
import { type ErrorName, errorItem } from '#domain/errors/catalog.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import { gatewayItem } from '#domain/errors/gateway.ts'
import { BODY_LIMIT, type Contract, contractOperations, loadContract } from '#kernel/contract/contract.ts'
import { deprecatedParameters, readEarlierName } from '#kernel/contract/deprecated-parameters.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import { readBundles } from './contracts.ts'
import { type Preference, readPreference } from './preferences.ts'
import { errorsOf } from './violations.ts'

interface MockRequest {
  method: string
  /** Path and query: `/api/<service>/…`. */
  url: string
  /** Names in lower case. */
  headers: Record<string, string>
  body?: string
  /** What an operation responds with. A request's `Prefer` header takes precedence. Called once for a request. */
  preferenceOf?(operation: string): Preference | undefined
}

interface MockResponse {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body?: string
  /** operationId that the request matched, if any. */
  operation?: string
  /** Milliseconds that the response is preferred to take. */
  delay?: number
  /** How the request or the response violates the contract. */
  violations: string[]
}

export type Mock = (request: MockRequest) => Promise<MockResponse>

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>
type PrismRequest = Parameters<ReturnType<typeof createInstance>['request']>[0]

const config: IHttpMockConfig = {
  isProxy: false,
  errors: false,
  validateRequest: true,
  validateResponse: true,
  checkSecurity: true,
  upstreamProxy: undefined,
  mock: { dynamic: false, ignoreExamples: false },
}

/**
 * All contracts behind one function. Prism only validates a request and picks the example. It does not know
 * the prefix of a service, and never returns a body that is not JSON. A contract is read for its first request.
 */
export function createMock(): Mock {
  const prism = createInstance(config, { logger: createLogger('mock', { level: 'silent' }) })
  const bundles = readBundles()
  const read = new Map<string, Promise<Operations>>()
  const operationsOf = (service: string): Promise<Operations> | undefined => {
    const file = bundles.get(service)
    const known = read.get(service)
    if (known || !file) return known
    const operations = getHttpOperationsFromSpec(file)
    read.set(service, operations)
    return operations
  }

  return async ({ method, url, headers, body = '', preferenceOf }) => {
    const { pathname, searchParams } = new URL(url, 'http://mock')
    const [, service = '', path = ''] = /^\/api\/([^/]+)(\/.*)$/.exec(pathname) ?? []
    const operations = await operationsOf(service)
    if (!operations) return rejection('not-found', `no service has ${pathname}`)
    if (!isDecodable(path)) return rejection('not-found', `${path} is not percent-encoded well`)
    const matched = matchOperation(operations, method.toLowerCase(), path)
    if (!matched) return rejection('not-found', `${service} has no ${method} ${path}`)
    const operation = matched.iid ?? matched.id
    const schemes = (matched.security ?? []).flat().map(({ key }) => key)
    const isKeyed = schemes.includes('secretKey') && !schemes.includes('bearer')
    const keyed: Words = service === 'compatibility' ? 'compatibility' : 'gateway'
    const words: Words = isKeyed ? keyed : schemes.includes('provisioningToken') ? 'scim' : 'list'
    const limit = Number(matched.extensions?.['x-body-limit'] ?? BODY_LIMIT)
    if (Buffer.byteLength(body) > limit)
      return rejection('body-too-large', `the body is larger than ${limit} bytes`, operation, words)
    const isJson = /^application\/(?:[a-z]+\+)?json\b/.test(headers['content-type'] ?? '')
    // Prism would say 415, which these do not declare.
    if (isKeyed && body && !isJson)
      return rejection('unsupported-media-type', 'the body is not sent as JSON', operation, words)
    let value: unknown = body || null
    if (body && isJson)
      try {
        value = JSON.parse(body)
      } catch {
        return rejection('malformed-body', 'the body is not JSON', operation, words)
      }

    const query = queryOf(searchParams)
    const bothNames = readEarlierNames(query, loadContract(service), operation)
    const request: PrismRequest = {
      method: method.toLowerCase() as PrismRequest['method'],
      url: { path, query },
      // Without a content length, Prism does not check a body's media type.
      headers: { ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) },
      body: value,
    }
    // Accept chooses among the media types of a success. Errors have only one.
    const ask = (preference: Preference, change: Partial<IHttpMockConfig> = {}) => {
      const isError = (preference.code ?? 200) >= 400
      const asked = isError ? withoutAccept(request) : request
      return prism.request(asked, [matched], { ...preferring(preference), ...change })()
    }
    const preference: Preference = { ...preferenceOf?.(operation), ...readPreference(headers.prefer) }
    let response = await ask(preference)
    let input: readonly IPrismDiagnostic[] = []
    // What is wrong with a request, whatever it prefers: most have nothing, and are asked about once.
    if (bothNames || response._tag === 'Left' || response.right.validations.input.length) {
      const checked = await prism.request(withoutAccept(request), [matched], config)()
      if (checked._tag === 'Left') return rejection('not-found', checked.left.message, operation)
      const { statusCode } = checked.right.output
      input = checked.right.validations.input
      if (bothNames && statusCode !== 401)
        return rejected(bothNames.items, { operation, words, violations: [`request: ${bothNames.message}`] })
      if (input.length)
        response = await ask(rejectionPreference(statusCode, preference), { validateRequest: false })
    }
    // The remaining case is a preference for an example or a status that the contract does not have.
    if (response._tag === 'Left')
      return rejection('not-found', `${operation}: ${response.left.message}`, operation, words)

    const { output, validations } = response.right
    const violations = [
      ...input.map(violation => `request: ${violation.message}`),
      ...validations.output.map(violation => `response: ${violation.message}`),
    ]
    // Without a chosen example, the response is about this request and not about another one.
    if (input.length && output.statusCode === 400 && !preference.example && words !== 'scim')
      return rejected(errorsOf(input), { operation, words, violations })
    return {
      status: output.statusCode,
      headers: {
        ...headersOf(output.headers, output.body !== undefined),
        ...(violations.length && { 'sl-violations': asHeader(violations.join('; ')) }),
      },
      ...(output.body !== undefined && { body: textOf(output) }),
      operation,
      violations,
      ...(preference.delay !== undefined && { delay: preference.delay }),
    }
  }
}

/** Reads deprecated parameters as the server does. Returns why it rejects the query, if it does. */
function readEarlierNames(
  query: Record<string, unknown>,
  contract: Contract,
  operationId: string,
): Problem | undefined {
  const found = contractOperations(contract).find(({ operation }) => operation.operationId === operationId)
  try {
    for (const parameter of found ? deprecatedParameters(contract, found.operation) : [])
      readEarlierName(query, parameter)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** The operation of the path. A literal segment takes precedence over a parameter. */
function matchOperation(
  operations: Operations,
  method: string,
  path: string,
): Operations[number] | undefined {
  const segments = path.split('/')
  const matches = operations.filter(operation => {
    const template = operation.path.split('/')
    return (
      operation.method === method &&
      template.length === segments.length &&
      template.every((part, index) => part.startsWith('{') || part === segments[index])
    )
  })
  const parameters = (operation: { path: string }) => operation.path.split('{').length
  return matches.toSorted((a, b) => parameters(a) - parameters(b))[0]
}

/** Prism throws for a path that can't be decoded. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * What to answer to a request that violates the contract. Prism prefers 422, which has another meaning in
 * our contracts. The caller may choose among the examples of a rejection. */
function rejectionPreference(status: number, { code, example }: Preference): Preference {
  const rejected = status === 422 ? 400 : status
  return { code: rejected, ...(code === rejected && example && { example }) }
}

function withoutAccept({ headers, ...request }: PrismRequest): PrismRequest {
  const { accept: _, ...others } = (headers ?? {}) as Record<string, string>
  return { ...request, headers: others }
}

function preferring({ code, example, dynamic = false }: Preference): IHttpMockConfig {
  return {
    ...config,
    mock: { ...config.mock, dynamic, ...(code && { code }), ...(example && { exampleKey: example }) },
  }
}

function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())]
  return Object.fromEntries(
    names.map(name => {
      const values = parameters.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** A string example is sent as is; everything else is sent as JSON. */
function textOf({ headers = {}, body }: { headers?: Record<string, unknown>; body?: unknown }): string {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  return typeof body === 'string' && type !== 'application/json' ? body : JSON.stringify(body)
}

function headersOf(headers: Record<string, unknown> = {}, hasBody: boolean): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  // Prism names a media type even for a response without a body.
  return Object.fromEntries(entries.filter(([name]) => hasBody || name !== 'content-type'))
}

/** Whose form an error has. */
type Words = 'list' | 'gateway' | 'compatibility' | 'scim'

function rejected(
  items: readonly ErrorItem[],
  { operation, words, violations }: { operation: string; words: Words; violations: string[] },
): MockResponse {
  return {
    status: 400,
    headers: {
      'content-type': 'application/json',
      'sl-violations': asHeader(violations.join('; ')),
    },
    body: JSON.stringify(listOf(items, words)),
    operation,
    violations,
  }
}

/** The entries of an error in the form of its service. */
function listOf(items: readonly ErrorItem[], words: Words): unknown {
  if (words === 'gateway') return items.map(gatewayItem)
  return words === 'compatibility' ? { errors: items.map(gatewayItem) } : items
}

/** What the mock itself objects to. A developer reads the reason in the body. */
function rejection(name: ErrorName, reason: string, operation?: string, words: Words = 'list'): MockResponse {
  const own = name === 'not-found' && operation ? { message: reason } : {}
  const isKeyed = words === 'gateway' || words === 'compatibility'
  const item = { ...(isKeyed ? gatewayItem(errorItem(name)) : errorItem(name)), ...own }
  return {
    status: item.status,
    headers: {
      'content-type': words === 'scim' ? 'application/scim+json' : 'application/json',
      'sl-violations': asHeader(reason),
    },
    body: JSON.stringify(words === 'scim' ? toScimErrors(problem(name)).body : listOf([item], words)),
    operation,
    violations: [reason],
  }
}

/** A header cannot hold line breaks or non-Latin characters. */
function asHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]+/g, '?').slice(0, 4000)
}
