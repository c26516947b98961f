import type { Impact } from './redocly.ts'

const PARTS: readonly Impact[] = ['major', 'minor', 'patch']

/** The three numbers of a version. Anything else, such as `-beta`, is rejected: no contract uses it. */
function numbersOf(version: string): number[] {
  const numbers = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number)
  if (!numbers) throw new Error(`info.version is three numbers with dots, not ${version}`)
  return numbers
}

/** The lowest version that a change of this impact may have. */
export function versionAfter(version: string, impact: Impact): string {
  const part = PARTS.indexOf(impact)
  return numbersOf(version)
    .map((number, index) => (index < part ? number : index === part ? number + 1 : 0))
    .join('.')
}

/** Whether a version is equal to another one or later. */
export function isAtLeast(version: string, other: string): boolean {
  const [these, those] = [numbersOf(version), numbersOf(other)]
  const first = these.findIndex((number, index) => number !== those[index])
  return first < 0 || (these[first] ?? 0) > (those[first] ?? 0)
}
