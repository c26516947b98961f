import { documentedCodes } from './documented.ts'

/** The last part of the address of each page about an error. */
export function slugs(): string[] {
  return documentedCodes()
}
