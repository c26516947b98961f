import { deref, type Example, type LocatedOperation, locateOperations } from '../contract/document.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'

/** A response that a package can send in a test. One without a body has no media type. */
export interface PackedExample {
  status: number
  type?: string
  body?: unknown
}

/** The examples of every response, by operationId and name. A success comes before an error. */
export function examplesOf(document: OpenApiDocument): Map<string, Map<string, PackedExample>> {
  return new Map(locateOperations(document).map(operation => [operation.id, examplesIn(document, operation)]))
}

function examplesIn(document: OpenApiDocument, { responses }: LocatedOperation): Map<string, PackedExample> {
  const examples = new Map<string, PackedExample>()
  for (const { key, node } of responses) {
    const status = Number(key)
    const contents = Object.entries(node.content ?? {})
    // The contract does not name what has no body.
    if (!contents.length) examples.set(key, { status })
    for (const [type, media] of contents)
      for (const [name, example] of Object.entries(media.examples ?? {})) {
        const body = deref<Example>(document, { pointer: '', node: example }).node.value
        const namesake = examples.get(name)
        // Provisioning has each example for two media types, which differ only in their name.
        if (namesake?.status === status) continue
        examples.set(namesake ? `${name}-${key}` : name, { status, type, body })
      }
  }
  return examples
}

/** The examples as a module: its script, and its declarations. */
export function examplesModule(document: OpenApiDocument): { script: string; types: string } {
  const examples = examplesOf(document)
  const responses = new Map<string, number>()
  const numberOf = (example: PackedExample) => {
    const text = JSON.stringify(example)
    const number = responses.get(text) ?? responses.size
    responses.set(text, number)
    return number
  }
  const operations = linesOf(examples, ([name, example]) => `${quote(name)}: r[${numberOf(example)}]`)
  // Each response once: most errors are those of many operations.
  const script = `const r = [\n${[...responses.keys()].join(',\n')},\n]\n\nexport const examples = {\n${operations}}\n`
  return { script, types: typesOf(examples) }
}

function typesOf(examples: ReturnType<typeof examplesOf>): string {
  const statuses = linesOf(
    examples,
    ([name, { status, type }]) => `${quote(name)}: ${!type || type.endsWith('json') ? status : quote(type)}`,
  )
  const names = [...examples].map(([id, named]) => {
    const union = errorNamesIn([...named.values()])
      .map(quote)
      .join(' | ')
    return `  ${id}: ${union || 'never'}\n`
  })
  return `/** The examples of each operation with their status; that of a file with its media type. */
export interface Examples {
${statuses}}

/** The names of the errors in the examples of each operation. */
export interface ErrorNames {
${names.join('')}}

export declare const examples: Record<string, Record<string, { status: number; type?: string; body?: unknown }>>
`
}

/** One line for each operation, with an entry for each of its examples. */
function linesOf(
  examples: ReturnType<typeof examplesOf>,
  entryOf: (entry: [string, PackedExample]) => string,
): string {
  return [...examples].map(([id, named]) => `  ${id}: { ${[...named].map(entryOf).join(', ')} },\n`).join('')
}

/** Of the lists of errors. An error of the provisioning API has no name. */
function errorNamesIn(examples: readonly PackedExample[]): string[] {
  const items = examples.flatMap(({ status, body }) => (status >= 400 && Array.isArray(body) ? body : []))
  return [...new Set(items.map(({ name }) => String(name)))].toSorted()
}

const quote = (text: string): string => JSON.stringify(text)
