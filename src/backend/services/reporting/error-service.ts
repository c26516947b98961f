import { z } from 'zod'
import type { operations } from '#generated/reporting/types.ts'
import type { Variables } from '#kernel/config.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import type { PageOrigins } from '#kernel/http/headers.ts'

const shape = {
  ERROR_REPORTING_DSN: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .refine(dsn => {
      const { username, password, pathname, search, hash } = new URL(dsn)
      return username !== '' && !password && /\/\d+$/.test(pathname) && !search && !hash
    }, 'must be a DSN such as https://key@host/1')
    .optional()
    .describe(
      'DSN of an error service of Sentry’s kind. Pages with consent to analytics report errors there; without it, all report to us.',
    ),
}

/** Where pages report errors, by environment. */
export const errorServiceVariables: Variables = { shape, encrypted: ['ERROR_REPORTING_DSN'] }

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}

/** The host of the error service, which pages may send requests to. */
export function errorServiceOrigins({ config }: Pick<Kernel, 'config'>): PageOrigins {
  const { ERROR_REPORTING_DSN: dsn } = config
  return dsn ? { connections: [new URL(dsn).origin] } : {}
}

/** Handlers of `openapi/reporting/error-service.yaml`. */
export const errorServiceHandlers = {
  async getErrorService({ kernel }) {
    return { status: 200, body: { dsn: kernel.config.ERROR_REPORTING_DSN ?? null } }
  },
} satisfies Pick<Handlers<operations>, 'getErrorService'>
