import { deref, locateOperations } from '../contract/document.ts'
import type { OpenApiDocument, Schema } from './bundle.ts'

/** The parts of a parameter's schema needed to parse a URL. */
const KEPT = ['type', 'enum', 'minLength', 'maxLength', 'minimum', 'maximum', 'default']

/**
 * The query parameters of each operation as plain data, to parse the state of a list from a URL: one file each, because
 * what a page reads before it loads is in the first script of all pages.
 */
export function emitParameters(document: OpenApiDocument): Record<string, string> {
  const files = locateOperations(document).flatMap(({ id, parameters }) => {
    const all = parameters.filter(({ node }) => node.in === 'query')
    // No page sends a parameter by its earlier name; addresses that people have saved may still have it.
    const earlier = all.filter(({ node }) => node['x-replaced-by'])
    const inQuery = all.filter(({ node }) => !node['x-replaced-by'])
    if (!inQuery.length) return []
    const lines = inQuery.map(({ pointer, node }) => {
      const before = earlier.find(({ node: other }) => other['x-replaced-by'] === node.name)?.node.name
      const schema = deref<Schema>(document, { pointer: `${pointer}/schema`, node: node.schema }).node
      // No search is empty, so the reader of addresses takes a minimum of one for granted.
      const isUsual = (keyword: string, value: unknown) => keyword === 'minLength' && value === 1
      const kept = Object.entries(schema).filter(
        ([keyword, value]) => KEPT.includes(keyword) && !isUsual(keyword, value),
      )
      const emitted = { ...Object.fromEntries(kept), ...(before && { earlier: before }) }
      const name = /^\w+$/.test(node.name) ? node.name : JSON.stringify(node.name)
      return `  ${name}: ${JSON.stringify(emitted)},`
    })
    const text = `export const ${id}Query = {\n${lines.join('\n')}\n} as const\n`
    return [[`parameters/${id}.ts`, text] as const]
  })
  return Object.fromEntries(files)
}
