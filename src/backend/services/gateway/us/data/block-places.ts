import type { UsStreetCandidate } from '#generated/gateway/types.ts'

type Metadata = UsStreetCandidate['metadata']

/** A thousandth of a degree is a hundred meters or so, as a block is. */
const DECIMALS = 3

/** The license for verification pays for the block: the roof has a product of its own. */
export function toBlock(metadata: Metadata): Metadata {
  if (metadata.precision !== 'rooftop') return metadata
  const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))
  return {
    ...metadata,
    latitude: round(metadata.latitude),
    longitude: round(metadata.longitude),
    precision: 'zip9',
  }
}
