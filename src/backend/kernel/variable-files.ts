import { existsSync, readFileSync } from 'node:fs'

/**
 * The variables that are set, also those in a file. Throws with one line for each that is set twice, or whose file is
 * missing.
 */
export function variablesOf(
  environment: Record<string, string | undefined>,
  names: readonly string[],
): Record<string, string | undefined> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const files = names.flatMap(name => {
    const file = set[`${name}_FILE`]
    return file ? [{ name, file }] : []
  })
  const wrong = files.flatMap(({ name, file }) => {
    if (set[name]) return [`  ${name}_FILE: must not be set together with ${name}`]
    return existsSync(file) ? [] : [`  ${name}_FILE: there is no file ${file}`]
  })
  if (wrong.length) throw new Error(`Invalid environment:\n${wrong.join('\n')}`)
  // Editors and `echo` end a file with a line break.
  const read = files.map(({ name, file }) => [name, readFileSync(file, 'utf8').trim()] as const)
  return { ...set, ...Object.fromEntries(read) }
}
