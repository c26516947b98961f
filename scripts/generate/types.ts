import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { locateOperations } from '../contract/document.ts'
import type { OpenApiDocument } from './bundle.ts'

/** TypeScript types of a bundled contract: paths, components, operations, and an alias for each schema. */
export async function emitTypes(document: OpenApiDocument): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const ast = await openapiTS(structuredClone(document) as unknown as OpenAPI3, {
    // A default must not make a property required in what a caller sends.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: schema => (schema.format === 'binary' ? blob : undefined),
  })
  return `${astToString(ast)}\n${emitDefaults(document)}`
}

/** Names of the query parameters that have a default, which a validated request therefore always has. */
function emitDefaults(document: OpenApiDocument): string {
  const lines = locateOperations(document).flatMap(({ id, parameters }) => {
    const names = parameters
      .filter(({ node }) => node.in === 'query' && node.schema?.default !== undefined)
      .map(({ node }) => `'${node.name}'`)
    return names.length ? [`    ${id}: ${names.join(' | ')};`] : []
  })
  return `export interface QueryDefaults {\n${lines.join('\n')}\n}\n`.replace('{\n\n}', '{}')
}
