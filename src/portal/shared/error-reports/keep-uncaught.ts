import { early } from '#portal/api/early.ts'

/**
 * Keeps the errors that nothing catches, also those of the scripts that start the page. In a file of its own, because
 * the script of the head must not bring along what reports them.
 */
export function keepUncaughtErrors(): void {
  const errors: (ErrorEvent | PromiseRejectionEvent)[] = []
  early.errors = errors
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, event => early.errors?.push(event))
}
