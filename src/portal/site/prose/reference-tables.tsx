import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { licensesByPath } from '#generated/portal/licenses.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { apiOperations } from '#generated/portal/reference/operations.ts'
import type { PricedProduct } from '#portal/content/page.ts'
import { ScrollRegion } from '#portal/ui/data/scroll-region.tsx'

const rows = Object.entries(licensesByPath).flatMap(([path, licenses]) =>
  licenses.map((license, at) => ({ path, at, ...license })),
)

/** The `license` values of each path. */
export function LicenseTable() {
  return (
    <Table
      label="Licenses by path"
      head={['Path', 'license', 'Product']}
      rows={rows.map(({ path, at, key, label }) => ({
        id: path + key,
        cells: [
          at === 0 && (
            <code translate="no" className="font-mono">
              {path}
            </code>
          ),
          <code translate="no" key="key">
            {key}
          </code>,
          label,
        ],
      }))}
    />
  )
}

/** Lookups a second of the plans of each product, the smallest and the largest. */
export function RateLimitTable() {
  const products: Readonly<Record<string, PricedProduct>> = priceList
  return (
    <Table
      label="Rate limits by product"
      head={['Product', 'Smallest plan', 'Largest plan']}
      rows={rows.flatMap(({ path, key, label }) => {
        const plans = products[key]?.plans ?? []
        if (plans.length === 0) return []
        const rates = plans.map(({ rateLimit }) => rateLimit ?? Number.POSITIVE_INFINITY)
        return {
          id: path + key,
          cells: [label, perSecond(Math.min(...rates)), perSecond(Math.max(...rates))],
        }
      })}
    />
  )
}

/** Every operation of the gateway, with its page. */
export function OperationTable() {
  return (
    <Table
      label="Operations"
      head={['Request', 'Description']}
      rows={apiOperations.map(({ method, path, summary, to }) => ({
        id: method + path,
        cells: [
          <code translate="no" key="call" className="font-mono whitespace-nowrap">
            {method} {path}
          </code>,
          <Link key="page" to={to as string} className="rounded-xs text-accent underline underline-offset-4">
            {summary}
          </Link>,
        ],
      }))}
    />
  )
}

function perSecond(rate: number): string {
  return Number.isFinite(rate) ? `${rate} per second` : 'Unlimited'
}

export function Table({
  label,
  head,
  rows,
}: {
  label: string
  head: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}) {
  return (
    <ScrollRegion className="overflow-x-auto">
      <table aria-label={label} className="w-full border-t border-line text-left text-[0.9375rem]">
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col" className="border-b border-line py-2.5 pr-6 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, at) => (
                <td key={head[at]} className="border-b border-line py-2.5 pr-6 align-top text-muted tnum">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
