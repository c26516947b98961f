import { Check } from 'lucide-react'
import type { Point } from '#portal/content/page.ts'

/** What every plan comes with. */
export function Included({ points }: { points: readonly Point[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 nav:grid-cols-3">
      {points.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
          <div className="flex flex-col gap-1">
            <h3 className="text-base tracking-[-0.01em]">{title}</h3>
            <p className="text-[0.9375rem] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
