import { Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { dollars } from '#domain/text/money.ts'
import {
  intervalOf,
  lookupsText,
  priceText,
  termLength,
  termNoun,
} from '#portal/shared/subscriptions/plan-words.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { CartLine } from './cart-lines.ts'

/** The plans in the cart, each with its price and the button that removes it. */
export function CartList({
  lines,
  onRemove,
  ref,
}: {
  lines: readonly CartLine[]
  onRemove: (line: CartLine, at: number) => void
  ref: Ref<HTMLUListElement>
}) {
  return (
    <Card isFlush>
      <ul ref={ref} aria-label="Plans" className="divide-y divide-line">
        {lines.map((line, at) => (
          // A plan can be in the cart more than once.
          // biome-ignore lint/suspicious/noArrayIndexKey: its place in the cart is what tells a line from others
          <li key={`${line.planId} ${at}`} className="flex items-start gap-3 py-5 pr-3 pl-5 sm:gap-5">
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <h2 className="text-base leading-6 font-semibold">{line.license}</h2>
              <p className="text-[0.9375rem] text-muted">{line.plan}</p>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-faint">
                <Badge tone={line.isTrial ? 'accent' : 'neutral'}>
                  {line.isTrial ? 'Free trial' : intervalOf(line)}
                </Badge>
                {line.isTrial && (
                  <span className="tnum">
                    {lookupsText(line.lookups)} in {termLength(line)}
                  </span>
                )}
                {line.perThousand !== null && (
                  <span className="tnum">{dollars(line.perThousand)} per 1,000</span>
                )}
              </p>
            </div>
            <p className="text-right text-base leading-6 font-semibold whitespace-nowrap tnum">
              {priceText(line.price)}
              {line.price > 0 && (
                <span className="block text-sm leading-5 font-normal text-faint">per {termNoun(line)}</span>
              )}
            </p>
            <IconButton
              label={`Remove ${line.license}, ${line.plan}`}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              className="-mt-1.5"
              onClick={() => onRemove(line, at)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
