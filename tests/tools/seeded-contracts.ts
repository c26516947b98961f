import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findServices } from '../../scripts/generate/services.ts'
import { lintWithOurRules } from '../../scripts/lint-contracts/lint.ts'

/** Two services of two files each, with one element per rule; a tool reads them in milliseconds. */
export const SMALL_CONTRACTS = 'tests/tools/small-contracts'

/** A change of one text of a contract file. */
export interface Seed {
  /** Path below the folder of the contracts. */
  file: string
  from: string
  to: string
}

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-contracts-'))
  folders.push(folder)
  return folder
}

/** Changes one text. The text must be there to be changed. */
export function seed(root: string, { file, from, to }: Seed): void {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no such text to change: ${from}`)
  // At once, or a watch could read the file while it is empty.
  writeFileSync(
    `${path}.new`,
    text.replace(from, () => to),
  )
  renameSync(`${path}.new`, path)
}

/** Number of the line on which a text of the small contracts begins. */
export function lineOf(file: string, text: string): number {
  return readFileSync(join(SMALL_CONTRACTS, file), 'utf8').split(text)[0]?.split('\n').length ?? 0
}

/** A folder with the small contracts, some of them changed, for as long as the test runs. */
export function copyOfContracts(...seeds: readonly Seed[]): string {
  const root = temporaryFolder()
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(SMALL_CONTRACTS, root, { recursive: true })
  for (const each of seeds) seed(root, each)
  return root
}

/** What our rules find in the small contracts with some of them changed, a line for each finding. */
export function linesWith(...seeds: readonly Seed[]): string[] {
  const root = copyOfContracts(...seeds)
  return lintWithOurRules(findServices(root), root).lines
}
