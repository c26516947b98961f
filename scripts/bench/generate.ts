import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { GENERATED } from '../generate/services.ts'
import { GENERATE } from './budgets.ts'
import { type BenchOptions, type Figure, median, timeOf } from './figures.ts'

/** Seconds of `npm run generate`, with the start of its process. */
export async function measure({ runs }: BenchOptions): Promise<Figure[]> {
  const seconds = async (what: string, parameters: readonly string[], most: number): Promise<Figure> => {
    const times: number[] = []
    while (times.length < runs) times.push(await timeOf(() => generate(parameters)))
    return { what, value: (median(times) ?? 0) / 1000, unit: 's', most }
  }
  generate([])
  return [
    await seconds('all services', ['--fresh'], GENERATE.all),
    await seconds('the largest service', ['--fresh', largestService()], GENERATE.one),
    await seconds('unchanged', [], GENERATE.unchanged),
  ]
}

function generate(parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/generate/main.ts', ...parameters])
  if (status !== 0) throw new Error(`generate: exit code ${status}\n${stderr}`)
}

function largestService(): string {
  const sizeOf = (name: string) =>
    statSync(`${GENERATED}/${name}/openapi.json`, { throwIfNoEntry: false })?.size
  const [largest = ''] = readdirSync(GENERATED).toSorted((a, b) => (sizeOf(b) ?? 0) - (sizeOf(a) ?? 0))
  return largest
}
