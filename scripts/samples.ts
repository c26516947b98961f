/**
 * npm run samples: writes what public pages show of the services: what the gateway answers to their lookups, and the
 * public prices and logo files. The portal cannot ask for them when it is built, since it imports nothing of the backend. `--check`
 * writes nothing, and fails if a file is out of date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usHouses } from '#backend/services/gateway/us/data/addresses.ts'
import { usStreetResponse } from '#backend/services/gateway/us/responses.ts'
import { logoFiles, logoSvg } from '#portal/content/brand/logo.ts'
import { lookupsWithResponse, signLookups } from '#portal/content/samples/lookups.ts'
import { FOR_PORTAL, GENERATED } from './generate/services.ts'
import { accuracyFile } from './samples/accuracy.ts'
import { boundsFile } from './samples/bounds.ts'
import { changelogFile } from './samples/changelog.ts'
import { figureFiles } from './samples/figures.ts'
import { gatewayLimits, licensesByPath } from './samples/licenses.ts'
import { multiUserPrices, publicPrices, soldByState } from './samples/prices.ts'
import { productResponses } from './samples/product-responses.ts'
import { referenceFiles } from './samples/reference.ts'
import { riskHouses } from './samples/risk-houses.ts'
import { solutionResponses } from './samples/solution-responses.ts'
import { testInputsFile } from './samples/test-inputs.ts'
import { webhookEventsFile } from './samples/webhook-events.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))
const NOTE = '// Written by npm run samples. Do not edit.\n'

/** The text of each file, by its path in the project. */
export async function sampleFiles(): Promise<Record<string, string>> {
  const generated = Object.entries(await generatedFiles()).map(([name, text]) => [
    `${GENERATED}/${FOR_PORTAL}/${name}`,
    text,
  ])
  const logos = logoFiles.map(logo => [`src/portal/public${logo.file}`, logoSvg(logo)])
  return Object.fromEntries([...generated, ...logos])
}

async function generatedFiles(): Promise<Record<string, string>> {
  const responses = Object.entries(lookupsWithResponse).map(([name, lookup]) => {
    const response = JSON.stringify(usStreetResponse([lookup]), null, 2)
    return `export const ${name}: UsStreetAnswer = ${response}\n`
  })
  const signs = signLookups.map(lookup => {
    const [candidate] = usStreetResponse([lookup]).candidates
    if (!candidate) throw new Error(`the sample does not have ${lookup.street}`)
    const { delivery_line_1: deliveryLine, last_line: lastLine, analysis } = candidate
    return { deliveryLine, lastLine, code: analysis.dpv_match_code }
  })
  return {
    'responses.ts': [
      `${NOTE}import type { UsStreetAnswer } from '#generated/gateway/types.ts'\n`,
      `/** How many addresses of the United States the gateway's sample has. */\nexport const sampleSize = ${usHouses.length}\n`,
      ...responses,
    ].join('\n'),
    ...(await productResponses(NOTE)),
    ...(await figureFiles(NOTE)),
    ...accuracyFile(NOTE),
    ...boundsFile(NOTE),
    ...changelogFile(NOTE),
    ...referenceFiles(NOTE),
    ...testInputsFile(NOTE),
    ...webhookEventsFile(NOTE),
    'licenses.ts': `${NOTE}
/** The licenses that pay for each path of the gateway, the preferred one first. */
export const licensesByPath: Readonly<Record<string, readonly { key: string; label: string }[]>> = ${JSON.stringify(licensesByPath(), null, 2)}

/** How much one caller may ask for, whatever the plan. */
export const gatewayLimits = ${JSON.stringify(gatewayLimits(), null, 2)}
`,
    ...(await solutionResponses(NOTE)),
    'risk-houses.ts': riskHouses(NOTE),
    'signs.ts': `${NOTE}export const signs = ${JSON.stringify(signs, null, 2)}\n`,
    'price-list.ts': [
      `${NOTE}import type { PricedProduct } from '#portal/content/page.ts'\n`,
      `/** The public prices, by the key of the license. */\nexport const priceList = ${onePlanALine(JSON.stringify(publicPrices(), null, 2))} as const satisfies Record<string, PricedProduct>\n`,
      `/** Seats that multi-user access adds, and its price for a year in US cents. */\nexport const multiUserPrices: readonly (readonly [seats: number, cents: number])[] = ${JSON.stringify(multiUserPrices())}\n`,
      `/** Where the master address list is sold by itself. */\nexport const masterAddressListRegions: readonly string[] = ${JSON.stringify(soldByState(), null, 2)}\n`,
    ].join('\n'),
  }
}

function onePlanALine(json: string): string {
  return json.replace(/\{[^{}]*"planId"[^{}]*\}/g, plan => plan.replaceAll(/\n\s*/g, ' '))
}

/** Files that are not as the services answer now. */
export async function outdatedSamples(): Promise<string[]> {
  return Object.entries(await sampleFiles()).flatMap(([name, text]) => {
    const file = join(PROJECT, name)
    const isSame = existsSync(file) && readFileSync(file, 'utf8') === text
    return isSame ? [] : [name]
  })
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const outdated = await outdatedSamples()
    if (outdated.length) console.error(`out of date, run npm run samples: ${outdated.join(', ')}`)
    process.exitCode = outdated.length ? 1 : 0
  } else {
    for (const [name, text] of Object.entries(await sampleFiles())) {
      mkdirSync(dirname(join(PROJECT, name)), { recursive: true })
      writeFileSync(join(PROJECT, name), text)
    }
  }
}
