import { ContractError } from '../bundle/files.ts'

/**
 * Runs some work with the contracts. Faults in their files are reported by place, without a stack trace into
 * our code, and there is no value. Any other error is rethrown.
 */
export async function explained<T>(work: () => T | Promise<T>): Promise<{ value: T } | undefined> {
  try {
    return { value: await work() }
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    console.error(error.message)
    return undefined
  }
}
