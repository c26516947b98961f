import type { GlobalContext, OpenAPI3 } from 'openapi-typescript'
// The parts alone: the whole loads a bundler and a linter, which takes longer than the work.
import { astToString } from 'openapi-typescript/dist/lib/ts.mjs'
import { resolveRef, scanDiscriminators } from 'openapi-typescript/dist/lib/utils.mjs'
import transformSchema from 'openapi-typescript/dist/transform/index.mjs'
import ts from 'typescript'
import { locateOperations } from '../contract/document.ts'
import type { OpenApiDocument } from './bundle.ts'

/** TypeScript types of a bundled contract: paths, components, operations, and an alias for each schema. */
export function emitTypes(document: OpenApiDocument): string {
  const schema = structuredClone(document) as unknown as OpenAPI3
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const options = {
    // A default must not make a property required in what a caller sends.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: false,
    silent: true,
    transform: (node: { format?: string }) => (node.format === 'binary' ? blob : undefined),
  }
  const context = {
    ...NOTHING_SPECIAL,
    ...options,
    discriminators: scanDiscriminators(schema, options),
    injectFooter: [],
    resolve: <T>($ref: string) => resolveRef<T>(schema, $ref, { silent: true }),
  }
  const ast = transformSchema(schema, context as unknown as GlobalContext)
  return `${astToString(ast)}\n${emitDefaults(document)}`
}

/** What the library leaves to its caller to say. */
const NOTHING_SPECIAL = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
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
