import { sealFormTime } from '#backend/services/forms/form-times.ts'
import { MINUTE } from '#domain/time/durations.ts'
import type { Backend } from './backend.ts'

/** The signed time of a form that was opened a minute ago. */
export function formTimeOf({ kernel, clock }: Pick<Backend, 'kernel' | 'clock'>): string {
  const opened = clock.now().getTime() - MINUTE
  return sealFormTime(kernel, { opened, issued: opened })
}
