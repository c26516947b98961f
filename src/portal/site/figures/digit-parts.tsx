import { printed } from '#generated/portal/answers.ts'

const barcode = printed.candidates[0]?.delivery_point_barcode ?? ''

const blockParts = [
  { digits: '49', name: 'State', text: 'Utah' },
  { digits: '035', name: 'County', text: 'Salt Lake' },
  { digits: '100600', name: 'Tract', text: '1006' },
  { digits: '2', name: 'Block group', text: '2' },
  { digits: '014', name: 'Block', text: '2014' },
]

export function Barcode() {
  return (
    <DigitParts
      parts={[
        { digits: barcode.slice(0, 5), name: 'ZIP Code', text: 'post office' },
        { digits: barcode.slice(5, 9), name: 'Plus four', text: 'side of a block' },
        { digits: barcode.slice(9, 11), name: 'Delivery point', text: 'one of them' },
        { digits: barcode.slice(11), name: 'Check', text: 'of the sum' },
      ]}
    />
  )
}

export function Geoid() {
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
          <dd className="rounded-md bg-accent-soft px-2.5 py-1.5 font-mono text-xl tracking-[0.08em] text-accent">
            {digits}
          </dd>
        </div>
      ))}
    </dl>
  )
}
