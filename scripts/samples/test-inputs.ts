import { readFileSync } from 'node:fs'
import { type TestCase, testCasesOf } from '#backend/services/gateway/test-keys/cases.ts'
import { type LocatedOperation, locateOperations } from '../contract/document.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'

const contract: OpenApiDocument = JSON.parse(readFileSync('generated/gateway/openapi.json', 'utf8'))
const operations = locateOperations(contract)

/** Parameters that take the text of an input, of which each operation has one at most. */
const TEXTS = ['street', 'search', 'address1']

/** The parameters of an operation, or the fields of a lookup of its body, that an input is sent as. */
export function fieldsOfInput(operationId: string, input: TestCase['input']): Record<string, string> {
  if (typeof input === 'object')
    return { latitude: String(input.latitude), longitude: String(input.longitude) }
  const operation = operations.find(({ id }) => id === operationId)
  // A list has lookups of street lines.
  const name = operation?.parameters.find(({ node }) => TEXTS.includes(node.name))?.node.name ?? 'street'
  return { [name]: input }
}

interface Row {
  where: string
  input: string
  status: number
  error: string | null
  number: number | null
  summary: string
}

/** The module with all inputs of test keys, for the page of the documentation that lists them. */
export function testInputsFile(note: string): Record<string, string> {
  const rows = operations.flatMap(operation =>
    testCasesOf(contract, operation.id).map(each => rowOf(operation, each)),
  )
  const isError = ({ status }: Row) => status >= 400
  const isPoint = ({ input }: Row) => input.includes('latitude')
  const texts = rows.filter(row => !isPoint(row))
  const everywhere = new Set(texts.map(({ where }) => where)).size
  const errors = [...Map.groupBy(texts.filter(isError), ({ input, number }) => `${input} ${number}`).values()]
  const module = {
    successes: texts.filter(row => !isError(row)),
    errors: errors
      .map(same => ({ ...same[0], where: whereOf(same, everywhere) }))
      .toSorted((a, b) => (a.status ?? 0) - (b.status ?? 0)),
    points: rows.filter(isPoint),
  }
  const json = JSON.stringify(module, null, 2).replaceAll(/\{[^{}]*"where"[^{}]*\}/g, row =>
    row.replaceAll(/\n\s*/g, ' '),
  )
  return {
    'test-inputs.ts': `${note}
/** What to send with a test key for each response, and where: an error without \`number\` has none. */
export const testInputs = ${json}
`,
  }
}

function rowOf({ method, path }: LocatedOperation, { input, status, summary, body }: TestCase): Row {
  const [error] = status >= 400 ? (body as readonly { name: string; id: number | null }[]) : []
  return {
    where: `${method.toUpperCase()} ${path}`,
    input: typeof input === 'string' ? input : `latitude=${input.latitude}&longitude=${input.longitude}`,
    status,
    error: error?.name ?? null,
    number: error?.id ?? null,
    summary,
  }
}

/** The requests of the same row; empty for all of them. */
function whereOf(rows: readonly Row[], everywhere: number): string {
  return rows.length === everywhere ? '' : rows.map(({ where }) => where).join(', ')
}
