import type { Steps as Content } from '#portal/content/templates/product.ts'

/** What happens, in order, with a number before each step. */
export function Steps({ steps }: Pick<Content, 'steps'>) {
  return (
    <ol className="flex max-w-3xl flex-col">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="group flex gap-4">
          <span aria-hidden="true" className="flex flex-col items-center">
            <span className="grid size-8 place-items-center rounded-md bg-sign text-sm font-semibold text-on-sign tnum">
              {at + 1}
            </span>
            <span className="w-px flex-1 bg-line-strong group-last:hidden" />
          </span>
          <div className="flex flex-col gap-1 pb-7 group-last:pb-0">
            <h3 className="pt-0.5 text-lg">{title}</h3>
            <p className="text-[0.9375rem] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
