import type * as Library from 'openapi-typescript'
import type { GlobalContext, OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { locateOperations } from '../contract/document.ts'
import type { OpenApiDocument } from './bundle.ts'

// Only the parts, which the package exports without types: the whole package loads a bundler and a linter,
// and loading them takes longer than the work.
const PARTS = 'openapi-typescript/dist'
const [{ astToString }, { resolveRef, scanDiscriminators }, { default: transformSchema }]: [
  Pick<typeof Library, 'astToString'>,
  Pick<typeof Library, 'resolveRef' | 'scanDiscriminators'>,
  { default: typeof Library.transformSchema },
] = await Promise.all([
  import(`${PARTS}/lib/ts.mjs`),
  import(`${PARTS}/lib/utils.mjs`),
  import(`${PARTS}/transform/index.mjs`),
])

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

/** Settings that the library leaves to its caller. */
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
