import type { Block } from '#portal/content/page.ts'
import { Figure } from './figure.tsx'

/** Cards with a few words and a drawing each, two in a row. */
export function Features({ features }: Pick<Extract<Block, { kind: 'features' }>, 'features'>) {
  return (
    <div className="grid gap-6 nav:grid-cols-2">
      {features.map(({ title, text, figure }) => (
        <article
          key={title}
          className="flex flex-col justify-between gap-8 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:p-8"
        >
          <div className="flex flex-col gap-2">
            <h3 className="text-xl">{title}</h3>
            <p className="text-base text-muted">{text}</p>
          </div>
          <Figure figure={figure} />
        </article>
      ))}
    </div>
  )
}
