import type { Block } from '#portal/content/page.ts'

/** A long number taken apart, with the meaning of each part. */
export function Digits({ parts }: Pick<Extract<Block, { kind: 'digits' }>, 'parts'>) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-xl bg-line ring-1 ring-line sm:grid-cols-2 nav:grid-cols-4">
      {parts.map(({ digits, name, text }) => (
        <div key={name} className="flex flex-col gap-1 bg-surface p-5 sm:p-6">
          <dt className="order-2 font-medium">{name}</dt>
          <dd className="order-1 font-mono text-3xl font-semibold tracking-tight text-accent">{digits}</dd>
          <dd className="order-3 text-[0.9375rem] text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
