import { readFileSync } from 'node:fs'

interface Schema {
  $ref?: string
  maximum?: number
  default?: unknown
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Schema>
}
interface Contract {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> }
}
interface Parameter {
  $ref?: string
  name: string
  schema: Schema
}
interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** The module with what each operation of the gateway takes at most, so that no page says it by heart. */
export function boundsFile(note: string): Record<string, string> {
  const contract: Contract = JSON.parse(readFileSync('generated/gateway/openapi.json', 'utf8'))
  const resolve = <Part extends { $ref?: string }>(part: Part, group: 'parameters' | 'schemas'): Part =>
    part.$ref
      ? (contract.components[group][part.$ref.slice(part.$ref.lastIndexOf('/') + 1)] as unknown as Part)
      : part
  const bounds = Object.values(contract.paths)
    .flatMap(path => Object.values(path))
    .map(({ operationId, parameters = [], requestBody }) => {
      const body = requestBody?.content['application/json']?.schema
      const fields = [
        ...parameters
          .map(each => resolve(each, 'parameters'))
          .map(({ name, schema }) => [name, schema] as const),
        ...Object.entries((body && resolve(body, 'schemas').properties) ?? {}),
      ]
      const known = fields.flatMap(([name, schema]) => {
        const { maximum, maxLength, maxItems, default: usual } = resolve(schema, 'schemas')
        const most = maximum ?? maxItems ?? maxLength
        return most === undefined || name === 'key' || name === 'license'
          ? []
          : [[name, { most, ...(typeof usual === 'number' && { usual }) }]]
      })
      return [operationId, Object.fromEntries(known)]
    })
  const text = JSON.stringify(Object.fromEntries(bounds), null, 2)
  return {
    'bounds.ts': `${note}\n/** The largest value, length or count of each parameter, and the one without it, from the gateway's contract. */\nexport const bounds = ${text} as const\n`,
  }
}
