import { type OpenApiDocument, operationsOf } from './bundle.ts'

interface Parameter {
  name: string
  in: string
  schema: Record<string, unknown>
}

/** What of a parameter's schema an address can be read with. */
const KEPT = ['type', 'enum', 'minLength', 'maxLength', 'minimum', 'maximum', 'default']

/** The query parameters of each operation as plain data, for reading the state of a list from an address. */
export function emitParameters(document: OpenApiDocument): string {
  const constants = operationsOf(document).flatMap(({ operation }) => {
    const parameters = ((operation.parameters ?? []) as Parameter[]).filter(
      parameter => parameter.in === 'query',
    )
    if (!parameters.length) return []
    const lines = parameters.map(({ name, schema }) => {
      const kept = Object.entries(schema).filter(([keyword]) => KEPT.includes(keyword))
      return `  ${name}: ${JSON.stringify(Object.fromEntries(kept))},`
    })
    return [`export const ${operation.operationId}Query = {\n${lines.join('\n')}\n} as const`]
  })
  return constants.length ? `${constants.join('\n\n')}\n` : 'export {}\n'
}
