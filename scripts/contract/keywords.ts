/** Below these keys are names of ours, not keywords. */
export const NAMED: ReadonlySet<string> = new Set([
  'properties',
  'headers',
  'mapping',
  'paths',
  'examples',
  'schemas',
  'responses',
  'parameters',
])
/** Below these keys are plain values, in which nothing is a keyword. */
export const VALUES: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value'])
