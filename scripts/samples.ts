/**
 * npm run samples: writes what the gateway answers to the lookups that public pages show. The portal cannot ask it
 * when it is built, since it imports nothing of the backend. `--check` writes nothing, and fails if a file is out of
 * date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerUsStreet } from '#backend/gateway/us-answers.ts'
import { usHouses } from '#backend/gateway/us-data.ts'
import { answeredLookups, signLookups } from '#portal/content/samples/lookups.ts'

const FOLDER = fileURLToPath(new URL('../src/portal/content/samples', import.meta.url))
const NOTE = '// Written by npm run samples. Do not edit.\n'

/** The text of each file, by its name. */
export function sampleFiles(): Record<string, string> {
  const answers = Object.entries(answeredLookups).map(([name, lookup]) => {
    const answer = JSON.stringify(answerUsStreet([lookup]), null, 2)
    return `export const ${name}: UsStreetAnswer = ${answer}\n`
  })
  const signs = signLookups.map(lookup => {
    const [candidate] = answerUsStreet([lookup]).candidates
    if (!candidate) throw new Error(`the sample does not have ${lookup.street}`)
    const { delivery_line_1: deliveryLine, last_line: lastLine, analysis } = candidate
    return { deliveryLine, lastLine, code: analysis.dpv_match_code }
  })
  return {
    'answers.ts': [
      `${NOTE}import type { UsStreetAnswer } from '#generated/gateway/types.ts'\n`,
      `/** How many addresses of the United States the gateway's sample has. */\nexport const sampleSize = ${usHouses.length}\n`,
      ...answers,
    ].join('\n'),
    'signs.ts': `${NOTE}export const signs = ${JSON.stringify(signs, null, 2)}\n`,
  }
}

/** Files that are not as the gateway answers now. */
export function outdatedSamples(): string[] {
  return Object.entries(sampleFiles()).flatMap(([name, text]) => {
    const isSame = readFileSync(join(FOLDER, name), 'utf8') === text
    return isSame ? [] : [name]
  })
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const outdated = outdatedSamples()
    if (outdated.length) console.error(`out of date, run npm run samples: ${outdated.join(', ')}`)
    process.exitCode = outdated.length ? 1 : 0
  } else for (const [name, text] of Object.entries(sampleFiles())) writeFileSync(join(FOLDER, name), text)
}
