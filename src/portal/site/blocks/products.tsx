import { siteIndex } from 'virtual:site-index'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { productGroup } from '#portal/content/products/group.ts'

/** Every product with its line from the menus. */
export function Products() {
  const products = siteIndex.filter(({ area, group }) => area === 'products' && group === productGroup)
  return (
    <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {products.map(({ to, label, line }) => (
        <li key={to} className="flex flex-col gap-1 border-b border-line py-5">
          <h3 className="text-base tracking-[-0.01em]">
            <Link
              to={to as string}
              className="inline-flex items-center gap-1.5 rounded-xs text-accent hover:underline"
            >
              {label}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </h3>
          <p className="text-[0.9375rem] text-muted">{line}</p>
        </li>
      ))}
    </ul>
  )
}
