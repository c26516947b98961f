import { ContractError } from '../bundle/files.ts'

/**
 * Does some work with the contracts. What is wrong with their files is told by place, without a stack that leads
 * into our code; then there is no value. Any other error is thrown on.
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
