import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { locateOperations } from '../contract/document.ts'
import type { OpenApiDocument } from './bundle.ts'

/** TypeScript types of a bundled contract: paths, components, operations, and an alias for each schema. */
export async function emitTypes(document: OpenApiDocument): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const ast = await openapiTypescript(structuredClone(document) as unknown as OpenAPI3, {
    // A default must not make a property required in what a caller sends.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: false,
    silent: true,
    transform: ({ format }: { format?: string }) => (format === 'binary' ? blob : undefined),
  })
  return `${astToString(ast)}\n${emitDefaults(document)}`
}

/** Names of the query parameters with a default. A validated request always has them. */
function emitDefaults(document: OpenApiDocument): string {
  const lines = locateOperations(document).flatMap(({ id, parameters }) => {
    const names = parameters
      .filter(({ node }) => node.in === 'query' && node.schema?.default !== undefined)
      .map(({ node }) => `'${node.name}'`)
    return names.length ? [`    ${id}: ${names.join(' | ')};`] : []
  })
  return `export interface QueryDefaults {\n${lines.join('\n')}\n}\n`.replace('{\n\n}', '{}')
}
