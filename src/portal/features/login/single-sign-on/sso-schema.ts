import * as z from 'zod/mini'
import { zEmail, zSsoOrganizationName } from '#generated/identity/zod.ts'

/** Identifies an organization: a member's work address, or its name in its login address. */
export const zSsoForm = z.object({
  organization: z.string().check(z.trim(), z.toLowerCase(), ({ value, issues }) => {
    // An address has an @, and a name never does.
    const schema = value.includes('@') ? zEmail : zSsoOrganizationName
    for (const issue of schema.safeParse(value).error?.issues ?? [])
      issues.push({ ...issue, path: [], input: value } as z.core.$ZodRawIssue)
  }),
})
