import type { Block } from '#portal/content/page.ts'

/** Short arguments side by side, three in a row. */
export function Points({ points }: Pick<Extract<Block, { kind: 'points' }>, 'points'>) {
  return (
    <ul className="grid gap-8 bar:grid-cols-3">
      {points.map(({ title, text }) => (
        <li key={title} className="flex flex-col gap-2 border-t-2 border-accent pt-4">
          <h3 className="text-lg">{title}</h3>
          <p className="text-[0.9375rem] text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
