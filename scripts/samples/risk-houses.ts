import { blocksByZip, placeOfZip } from '#backend/services/gateway/us/data/addresses.ts'

/** The ZIP Code of the worked example on risk. */
const ZIPCODE = '23451'

/** The module with every building of one ZIP Code in the gateway's sample, block side by block side. */
export function riskHouses(note: string): string {
  const place = placeOfZip(ZIPCODE)
  const blocks = blocksByZip.get(ZIPCODE)
  if (!place || !blocks) throw new Error(`the sample has no ${ZIPCODE}`)
  const sides = blocks.map(({ predirection, street, suffix, postdirection, houses }) => {
    const name = [predirection, street, suffix, postdirection].filter(Boolean).join(' ')
    const roofs = houses.map(({ number, latitude, longitude }) =>
      JSON.stringify({ number, latitude, longitude }),
    )
    return `  { street: ${JSON.stringify(name)}, houses: [\n    ${roofs.join(',\n    ')},\n  ] },\n`
  })
  return `${note}import type { BlockSide } from '#portal/content/worked/geometry.ts'

/** Where the buildings of the worked example stand. */
export const riskPlace = ${JSON.stringify({ zipcode: ZIPCODE, city: place.city, state: place.state })}

/** Every building of the sample there, with its roof in degrees, by the side of its block. */
export const blockSides: readonly BlockSide[] = [
${sides.join('')}]
`
}
