import { FORM_LEAST_TIME, FORM_TIME_LIFETIME, FORM_TIME_RENEWAL } from '#domain/forms/form-time.ts'
import type { operations } from '#generated/forms/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'

type Sealer = Pick<Kernel, 'secretBox'>

/** So that no other sealed value is taken for a time. */
const PURPOSE = 'form-time'

/** Both in milliseconds since 1970. */
interface FormTime {
  /** When the form was opened. */
  opened: number
  /** When the page got this time. */
  issued: number
}

/** Handlers of `openapi/forms/form-times.yaml`. */
export const formTimeHandlers = {
  async createFormTime({ body, kernel, now }) {
    const issued = now.getTime()
    // A renewed form stays as old as it is, so that it can be sent right after.
    const opened = (body.previous && openFormTime(kernel, body.previous)?.opened) || issued
    const form_time = sealFormTime(kernel, { opened, issued })
    return { status: 200, body: { form_time, renew_after: FORM_TIME_RENEWAL } }
  },
} satisfies Pick<Handlers<operations>, 'createFormTime'>

export function sealFormTime({ secretBox }: Sealer, { opened, issued }: FormTime): string {
  return secretBox.close(JSON.stringify([PURPOSE, opened, issued]))
}

/** The times in a sealed text; undefined for one that is not ours. */
function openFormTime({ secretBox }: Sealer, sealed: string): FormTime | undefined {
  try {
    const [purpose, opened, issued] = JSON.parse(secretBox.open(sealed)) as [string, number, number]
    return purpose === PURPOSE ? { opened, issued } : undefined
  } catch {
    return undefined
  }
}

/**
 * What the signed time of a submission says: `expired` if there is no valid one, so that the page gets another, and
 * `too-fast` if no person could have filled in the form since.
 */
export function checkFormTime(
  kernel: Sealer,
  sealed: string | undefined,
  now: Date,
): 'valid' | 'expired' | 'too-fast' {
  const time = sealed === undefined ? undefined : openFormTime(kernel, sealed)
  if (!time || now.getTime() > time.issued + FORM_TIME_LIFETIME) return 'expired'
  return now.getTime() < time.opened + FORM_LEAST_TIME ? 'too-fast' : 'valid'
}
