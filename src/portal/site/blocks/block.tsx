import { siteIndex } from 'virtual:site-index'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type {
  CodeRow,
  CodeTable as CodeTableContent,
  Block as Content,
  FigureTable as FigureTableContent,
} from '#portal/content/page.ts'
import { productGroup } from '#portal/content/products/group.ts'
import { Exchange, Request, Response } from './exchange.tsx'
import { Figure } from './figure.tsx'
import { FormBlock } from './form-block.tsx'
import { LiveStatus } from './live-status.tsx'
import { Points } from './section.tsx'
import { Snippets } from './snippets.tsx'

/** What distinguishes a block from the others of its section. Of tables, there can be several. */
export const keyOfBlock = (block: { kind: string; caption?: string }) => block.caption ?? block.kind

/** The component for each kind of block. A kind without one does not compile. */
export function Block({ block }: { block: Content }) {
  switch (block.kind) {
    case 'request':
      return <Request lookup={block.lookup} />
    case 'response':
      return <Response response={block.response} />
    case 'exchange':
      return <Exchange lookup={block.lookup} response={block.response} />
    case 'codes':
      return <CodeTable table={block} />
    case 'features':
      return <Features features={block.features} />
    case 'points':
      return <Points points={block.points} />
    case 'digits':
      return <Digits parts={block.parts} />
    case 'products':
      return <Products />
    case 'form':
      return <FormBlock form={block.form} />
    case 'snippets':
      return <Snippets lookup={block.lookup} />
    case 'figures':
      return <FigureTable table={block} />
    case 'status':
      return <LiveStatus />
    default:
      return block satisfies never
  }
}

/** A table of the codes of one field. */
function CodeTable({ table: { field, caption, rows } }: { table: CodeTableContent }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-3 text-left text-sm text-faint">
        <code translate="no" className="font-mono text-[0.9em] text-ink">
          {field}
        </code>
        {caption}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (row.title ? <Sign key={row.code} row={row} /> : <Note key={row.code} row={row} />))}
      </tbody>
    </table>
  )
}

function Sign({ row: { code, title, text, advice } }: { row: CodeRow }) {
  return (
    <tr className="border-t border-line-strong align-top">
      <th scope="row" className="w-14 py-4">
        <span
          translate="no"
          className="grid size-9 place-items-center rounded-md bg-sign font-mono text-base font-semibold text-on-sign"
        >
          {code}
        </span>
      </th>
      <td className="py-4 pl-2">
        <p className="font-medium">{title}</p>
        <p className="text-[0.9375rem] text-muted">
          {text} <span className="text-ink">{advice}</span>
        </p>
      </td>
    </tr>
  )
}

function Note({ row: { code, text } }: { row: CodeRow }) {
  return (
    <tr className="border-t border-line-strong align-baseline">
      <th scope="row" className="w-14 py-3.5 pr-4 font-mono text-sm font-medium text-accent">
        {code}
      </th>
      <td className="py-3.5 text-[0.9375rem] text-muted">{text}</td>
    </tr>
  )
}

/** A name and its figures in each row. */
function FigureTable({ table: { caption, columns, rows } }: { table: FigureTableContent }) {
  return (
    <table className="w-full text-[0.9375rem]">
      <caption className="pb-3 text-left text-sm text-faint">{caption}</caption>
      <thead className="text-sm text-faint">
        <tr>
          {columns.map(column => (
            <th
              key={column}
              scope="col"
              className="py-2 pl-4 text-right font-normal first:pl-0 first:text-left"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name} className="border-t border-line-strong">
            <th scope="row" className="py-3 text-left font-normal">
              {name}
            </th>
            {figures.map((figure, at) => (
              <td key={columns[at + 1]} className="py-3 pl-4 text-right font-medium tnum">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The parts of a long number. */
function Digits({ parts }: Pick<Extract<Content, { kind: 'digits' }>, 'parts'>) {
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

/** Cards with a short text and a figure, two per row. */
function Features({ features }: Pick<Extract<Content, { kind: 'features' }>, 'features'>) {
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

/** Every product with its line from the menus. */
function Products() {
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
