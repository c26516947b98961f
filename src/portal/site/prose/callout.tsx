import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#portal/ui/cx.ts'

const looks = {
  note: { box: 'bg-accent-soft', mark: 'text-accent', icon: Info },
  warning: { box: 'bg-warning-soft', mark: 'text-warning', icon: TriangleAlert },
}

/** A remark set off from the text around it. */
export function Callout({
  tone = 'note',
  title,
  children,
}: {
  tone?: keyof typeof looks
  title: string
  children: ReactNode
}) {
  const { box, mark, icon: Icon } = looks[tone]
  return (
    <aside aria-label={title} className={cx('flex gap-3 rounded-lg px-4 py-3.5 text-[0.9375rem]', box)}>
      <Icon aria-hidden="true" className={cx('mt-1 size-4 shrink-0', mark)} />
      <div className="flex min-w-0 flex-col gap-1 [&_p]:text-ink">
        <p className="font-medium">{title}</p>
        {children}
      </div>
    </aside>
  )
}
