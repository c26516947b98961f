import { z } from 'zod'
import type { Variables } from '#kernel/config.ts'
import { readScannerKeys } from './scanner-signature.ts'

function isReadable(text: string): boolean {
  try {
    return readScannerKeys(text).size > 0
  } catch {
    return false
  }
}

const shape = {
  TOKEN_SCANNER_KEYS: z
    .string()
    .refine(
      isReadable,
      'must be <identifier>=<public key of P-256, the base64 of its PEM in one line>, with commas between them',
    )
    .optional()
    .describe(
      'Public keys of the secret scanner that reports API tokens found in public to /api/authorization/found-tokens: `<identifier>=<base64 of the PEM>`, with commas between them. Without it, that path returns 503.',
    ),
}

/** What a secret scanner shares with us, by environment. */
export const authorizationVariables: Variables = { shape }

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
