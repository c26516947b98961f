import type { PrintedLookup } from '#portal/content/samples/lookups.ts'
import { solutionLookups } from '#portal/content/samples/solution-lookups.ts'
import { responseTo } from './product-responses.ts'

/** The module of each solution's samples, by its path in the content: every request with the gateway’s response. */
export async function solutionResponses(note: string): Promise<Record<string, string>> {
  const files = Object.entries(solutionLookups).map(async ([slug, lookups]) => {
    const asked = Object.entries<PrintedLookup & { operation: { id: string } }>(lookups).map(
      async ([name, lookup]) => {
        const response = JSON.stringify(await responseTo(lookup), null, 2)
        return `export const ${name}: Asked<'${lookup.operation.id}'> = {\n  lookup: solutionLookups['${slug}'].${name},\n  response: ${response},\n}\n`
      },
    )
    const head = `${note}import type { Asked } from '#portal/content/samples/solution-lookups.ts'\nimport { solutionLookups } from '#portal/content/samples/solution-lookups.ts'\n`
    return [`solutions/${slug}.ts`, [head, ...(await Promise.all(asked))].join('\n')] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
