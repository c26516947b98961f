import * as z from 'zod/mini'
import type { Rule } from '#domain/validation/fault.ts'

/**
 * A rule of `src/domain/validation` as a check of a schema: `z.string().check(ruleCheck(checkCity))`. An
 * empty value passes, because required fields are checked separately.
 */
export function ruleCheck(rule: Rule) {
  return z.check<string>(({ value, issues }) => {
    const fault = value === '' ? undefined : rule(value)
    if (fault) issues.push({ code: 'custom', message: fault.message, input: value })
  })
}
