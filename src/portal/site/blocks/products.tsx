import { siteIndex } from 'virtual:site-index'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { productLines } from '#portal/content/products/lines.ts'

/** Every product line. Those that have a page link to it. */
export function Products() {
  return (
    <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {productLines.map(({ slug, name, line }) => (
        <li key={slug} className="flex flex-col gap-1 border-b border-line py-5">
          <h3 className="text-base tracking-[-0.01em]">
            {siteIndex.some(({ to }) => to === `/products/${slug}`) ? (
              <Link
                to={`/products/${slug}` as string}
                className="inline-flex items-center gap-1.5 rounded-xs text-accent hover:underline"
              >
                {name}
                <ArrowRight aria-hidden="true" className="size-4" />
              </Link>
            ) : (
              name
            )}
          </h3>
          <p className="text-[0.9375rem] text-muted">{line}</p>
        </li>
      ))}
    </ul>
  )
}
