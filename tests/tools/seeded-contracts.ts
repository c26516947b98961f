import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

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

/** Changes one text. The fault must be there to be found. */
export function seed(root: string, { file, from, to }: Seed): void {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no such text to break: ${from}`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
}

/** A folder with all contracts, some of them changed, for as long as the test runs. */
export function copyOfContracts(...seeds: readonly Seed[]): string {
  const root = temporaryFolder()
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync('openapi', root, { recursive: true })
  for (const each of seeds) seed(root, each)
  return root
}
