import type { ReactElement } from 'react'
import { Barcode, Geoid } from '../figures/digit-parts.tsx'
import { Accuracy, Interpolation } from '../figures/geocoding.tsx'
import { Decimals, PrecisionLevels } from '../figures/scales.tsx'

const figures = {
  accuracy: { draw: Accuracy, caption: 'Ten lookups of one address. The ring is the truth.' },
  barcode: {
    draw: Barcode,
    caption: 'The digits of one delivery point. The last one makes their sum a multiple of ten.',
  },
  decimals: {
    draw: Decimals,
    caption: 'What one step in the last decimal is on the ground, north to south.',
  },
  geoid: {
    draw: Geoid,
    caption:
      'The GEOID of a block in Salt Lake County, Utah. State and county are real, the rest is an example.',
  },
  interpolation: {
    draw: Interpolation,
    caption: 'Number 151 by interpolation, half way along the range, and where the house is.',
  },
  precision: {
    draw: PrecisionLevels,
    caption: 'How far the point usually is from the front door. Each line is ten times the one before it.',
  },
} satisfies Record<string, { draw: () => ReactElement; caption: string }>

/** A drawing of an article, by its name. */
export function ProseFigure({ name }: { name: keyof typeof figures }) {
  const { draw: Drawing, caption } = figures[name]
  return (
    <figure className="my-2 flex flex-col gap-3 rounded-xl bg-surface p-4 shadow-card ring-1 ring-line sm:p-6">
      <Drawing />
      <figcaption className="text-sm text-faint">{caption}</figcaption>
    </figure>
  )
}
