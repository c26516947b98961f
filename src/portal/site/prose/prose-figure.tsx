import type { ReactElement } from 'react'
import { printed } from '#generated/portal/responses.ts'
import { Accuracy, Interpolation } from '../figures/geocoding.tsx'
import { Decimals, PrecisionLevels } from '../figures/scales.tsx'

const figures = {
  accuracy: { draw: Accuracy, caption: 'Ten lookups of one address. The ring is the actual location.' },
  barcode: {
    draw: Barcode,
    caption: 'The digits of one delivery point. The last one makes the sum of all digits a multiple of 10.',
  },
  decimals: {
    draw: Decimals,
    caption: 'The north-south distance of one step in the last decimal.',
  },
  geoid: {
    draw: Geoid,
    caption:
      'The GEOID of a block in Salt Lake County, Utah. The state and county are real. The rest is an example.',
  },
  interpolation: {
    draw: Interpolation,
    caption: 'The interpolated point for number 151, in the middle of the range, and the actual house.',
  },
  precision: {
    draw: PrecisionLevels,
    caption:
      'The typical distance between the point and the front door. Each line is ten times the one before it.',
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

const barcode = printed.candidates[0]?.delivery_point_barcode ?? ''

const blockParts = [
  { digits: '49', name: 'State', text: 'Utah' },
  { digits: '035', name: 'County', text: 'Salt Lake' },
  { digits: '100600', name: 'Tract', text: '1006' },
  { digits: '2', name: 'Block group', text: '2' },
  { digits: '014', name: 'Block', text: '2014' },
]

function Barcode() {
  return (
    <DigitParts
      parts={[
        { digits: barcode.slice(0, 5), name: 'ZIP Code', text: 'delivery area' },
        { digits: barcode.slice(5, 9), name: 'Plus four', text: 'block face' },
        { digits: barcode.slice(9, 11), name: 'Delivery point', text: 'mailbox' },
        { digits: barcode.slice(11), name: 'Check digit', text: 'for the sum' },
      ]}
    />
  )
}

function Geoid() {
  return <DigitParts parts={blockParts} />
}

/** A long number in its parts, with what each of them names. */
function DigitParts({ parts }: { parts: readonly { digits: string; name: string; text: string }[] }) {
  return (
    <dl className="flex flex-wrap gap-x-2 gap-y-5">
      {parts.map(({ digits, name, text }) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-2">
          <dt className="text-sm">
            <span className="block font-medium">{name}</span>
            <span className="block text-faint">{text}</span>
          </dt>
          <dd
            translate="no"
            className="rounded-md bg-accent-soft px-2.5 py-1.5 font-mono text-xl tracking-[0.08em] text-accent"
          >
            {digits}
          </dd>
        </div>
      ))}
    </dl>
  )
}
