import { readFileSync } from 'node:fs'
import { deref, locateOperations } from '../contract/document.ts'
import type { OpenApiDocument, Schema } from '../generate/bundle.ts'

/** The module with what each operation of the gateway takes at most, so that no page says it by heart. */
export function boundsFile(note: string): Record<string, string> {
  const contract: OpenApiDocument = JSON.parse(readFileSync('generated/gateway/openapi.json', 'utf8'))
  const resolve = (node: unknown) => deref<Schema | undefined>(contract, { pointer: '', node }).node ?? {}
  const bounds = locateOperations(contract).map(({ id, parameters, body }) => {
    const fields = [
      ...parameters.map(({ node: { name, schema } }) => [name, schema] as const),
      ...Object.entries(resolve(body?.node.content['application/json']?.schema).properties ?? {}),
    ]
    const known = fields.flatMap(([name, schema]) => {
      const { maximum, maxLength, maxItems, default: usual } = resolve(schema)
      const most = maximum ?? maxItems ?? maxLength
      return most === undefined || name === 'key' || name === 'license'
        ? []
        : [[name, { most, ...(typeof usual === 'number' && { usual }) }]]
    })
    return [id, Object.fromEntries(known)]
  })
  const text = JSON.stringify(Object.fromEntries(bounds), null, 2)
  return {
    'bounds.ts': `${note}\n/** The largest value, length or count of each parameter, and the one without it, from the gateway's contract. */\nexport const bounds = ${text} as const\n`,
  }
}
