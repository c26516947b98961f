import type { PrintedLookup } from '#portal/content/samples/lookups.ts'
import { solutionLookups } from '#portal/content/samples/solution-lookups.ts'
import { answerTo } from './product-answers.ts'

/** The module of each solution's samples, by its path in the content: every request with what the gateway answers. */
export async function solutionAnswers(note: string): Promise<Record<string, string>> {
  const files = Object.entries(solutionLookups).map(async ([slug, lookups]) => {
    const asked = Object.entries<PrintedLookup & { operation: { id: string } }>(lookups).map(
      async ([name, lookup]) => {
        const answer = JSON.stringify(await answerTo(lookup), null, 2)
        return `export const ${name}: Asked<'${lookup.operation.id}'> = {\n  lookup: solutionLookups['${slug}'].${name},\n  answer: ${answer},\n}\n`
      },
    )
    const head = `${note}import type { Asked } from '#portal/content/samples/solution-lookups.ts'\nimport { solutionLookups } from '#portal/content/samples/solution-lookups.ts'\n`
    return [`solutions/${slug}.ts`, [head, ...(await Promise.all(asked))].join('\n')] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
