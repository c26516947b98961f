/**
 * What the address APIs return to a test key: each example of an operation's responses in the contract has an input that
 * returns it. Server, documentation, and samples read them here, so that a new example is all of these at once.
 */
export interface TestCase {
  /** Name of the example, unique in its operation. */
  name: string
  status: number
  summary: string
  /** What to send: as the text that is looked up, or as the place. */
  input: string | TestPoint
  /** The body of the response. */
  body: unknown
}

export interface TestPoint {
  latitude: number
  longitude: number
}

interface Example {
  summary?: string
  value?: unknown
}

interface Operation {
  operationId?: string
  parameters?: unknown[]
  responses?: Record<string, unknown>
}

/** The parts of a bundled contract that have the examples. */
interface Document {
  paths: Record<string, Record<string, unknown>>
}

/** Each lookup of a list has the responses of a single one. */
const SINGLE: Readonly<Record<string, string>> = { verifyUsAddresses: 'verifyUsAddress' }

/** A text that returns an example. */
const textOf = (name: string) => `Test ${name}`

/** The name of the example that a text requests. */
function nameIn(text: string): string | undefined {
  return /^\s*test\s+([a-z\d-]{1,64})\s*$/i.exec(text)?.[1]?.toLowerCase()
}

/** The cases of an operation in the order of the contract: successes first, the usual one before all others. */
export function testCasesOf(contract: Document, operationId: string): TestCase[] {
  const own = examplesOf(contract, operationId)
  const single = SINGLE[operationId]
  if (single === undefined) return own
  const isSuccess = ({ status }: TestCase) => status < 400
  return [...examplesOf(contract, single).filter(isSuccess), ...own.filter(each => !isSuccess(each))]
}

function examplesOf(contract: Document, operationId: string): TestCase[] {
  const operation = operationOf(contract, operationId)
  const takesPoint = operation.parameters?.some(
    each => resolve<{ name?: string }>(contract, each).name === 'latitude',
  )
  return Object.entries(operation.responses ?? {}).flatMap(([key, node]) => {
    const { content = {} } = resolve<{ content?: Record<string, { examples?: Record<string, unknown> }> }>(
      contract,
      node,
    )
    const status = Number(key)
    return Object.entries(content['application/json']?.examples ?? {}).map(([name, found], at): TestCase => {
      const { summary = '', value } = resolve<Example>(contract, found)
      // Real lookups of points are of the United States, where no case is.
      const input = takesPoint ? { latitude: status / 10, longitude: at + 1 } : textOf(name)
      return { name, status, summary, input, body: value }
    })
  })
}

/** What a lookup is about, by the names that the operations give it. */
export interface TestQuestion {
  street?: string
  search?: string
  address1?: string
  latitude?: number
  longitude?: number
}

/** The case that a lookup requests; undefined for any other input. */
export function requestedCase(cases: readonly TestCase[], question: TestQuestion): TestCase | undefined {
  const { latitude, longitude } = question
  const name = nameIn(question.street ?? question.search ?? question.address1 ?? '')
  return cases.find(
    ({ name: known, input }) =>
      known === name ||
      (typeof input === 'object' && input.latitude === latitude && input.longitude === longitude),
  )
}

function operationOf(contract: Document, operationId: string): Operation {
  for (const item of Object.values(contract.paths))
    for (const node of Object.values(item)) {
      const operation = node as Operation
      if (operation.operationId === operationId) return operation
    }
  throw new Error(`the contract has no ${operationId}`)
}

/** What a node refers to, within the contract. */
function resolve<Part>(contract: object, node: unknown): Part {
  const { $ref } = node as { $ref?: string }
  if ($ref === undefined) return node as Part
  const [, ...path] = $ref.split('/')
  const found = path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], contract)
  return resolve(contract, found)
}
