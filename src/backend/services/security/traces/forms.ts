const MAX_INPUTS = 20
const MAX_FORM = 80
/** Names of parameters and properties are words. Anything else may be a value in the wrong place. */
const NAME = /^[a-z_]{1,32}$/

/**
 * The inputs of a call in their form, so that none of them is kept as it was sent: `1600 Main St` is
 * `9999 xxxx xx`. Of a list of lookups, those of the first. The key is left out.
 */
export function formsOf(query: unknown, body: unknown): { name: string; form: string }[] {
  const { lookups: [first] = [] } = (body ?? {}) as { lookups?: readonly unknown[] }
  return [...Object.entries(query ?? {}), ...Object.entries(first ?? {})]
    .filter(([name, value]) => name !== 'key' && value !== undefined && value !== null)
    .slice(0, MAX_INPUTS)
    .map(([name, value]) => ({ name: NAME.test(name) ? name : 'other', form: formOf(value) }))
}

function formOf(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text
    .slice(0, MAX_FORM)
    .replace(/\p{N}/gu, '9')
    .replace(/\p{L}/gu, 'x')
    .replace(/[\p{M}\p{C}]/gu, '')
}
