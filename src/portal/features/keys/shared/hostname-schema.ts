import * as z from 'zod/mini'
import { checkHostname } from '#domain/keys/hostnames.ts'
import { zCreateEmbeddedKeyBody } from '#generated/security/zod.ts'

/** The contract's body, with the rules for hostnames that its patterns cannot express (account-portal §5). */
export const createEmbeddedSchema = z.extend(zCreateEmbeddedKeyBody, {
  domains: zCreateEmbeddedKeyBody.shape.domains.check(
    z.check(({ value, issues }) => {
      const wrong = value.find(typed => checkHostname(typed))
      if (wrong === undefined) return
      issues.push({ code: 'custom', message: `${wrong}: ${checkHostname(wrong)?.message}`, input: value })
    }),
  ),
})
