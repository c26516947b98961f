import { Validator } from '@seriousme/openapi-schema-validator'

/** What its types leave out. */
interface Compiling {
  getAjvValidator(version: string): unknown
}

const compiling = Validator.prototype as unknown as Compiling
const compile = compiling.getAjvValidator
const compiled = new Map<string, unknown>()

/**
 * The plugin that serves the contracts checks each of them against the schema of OpenAPI, which its library
 * compiles anew for every contract: half a second of each start. All of ours share one schema, so compiling
 * it once is enough.
 */
compiling.getAjvValidator = function (version) {
  const known = compiled.get(version) ?? compile.call(this, version)
  compiled.set(version, known)
  return known
}
